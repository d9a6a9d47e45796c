import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question, Scene, Table } from "../lib/protocol";
import { scene } from "../lib/samples";
import { Answering, type Around } from "./answering.svelte";

const question = (turn: number, part: Partial<Question> = {}): Question =>
  ({
    choice: "1.1.1.0",
    turn,
    step: "window",
    window: true,
    given: null,
    forced: false,
    form: null,
    options: [
      { option: 0, domain: "pass", head: "Pass" },
      { option: 5, domain: "card", head: "Card" },
    ],
    ...part,
  }) as unknown as Question;
const asking = (turn: number, part?: Partial<Question>): Scene => scene({ seq: turn, question: question(turn, part) });

let tables = 0; // each test has a game of its own: policies are stored

/** A table at which seat 0 is asked. */
class Place implements Around {
  table = { game: `nowhere-${++tables}`, you: 0, seats: [{ who: "person" }, { who: "bot" }] } as unknown as Table;
  scene = asking(1);
  newest: Scene | null = null;
  behind = 0;
  give = vi.fn(async () => true);
  quiet = vi.fn();
  connection = { status: "live" as const, unanswered: 0, advice: null, give: this.give, hint: vi.fn() };
  get moments() {
    return { newest: this.newest, behind: this.behind, answered: () => {} };
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sits down; `show` brings the next scene, and `wait` lets the page answer by itself if it wants to. */
function sit(place = new Place()) {
  const answering = new Answering(place);
  let stop = answering.look();
  const look = () => {
    stop?.();
    stop = answering.look();
    answering.next();
  };
  const show = (next: Scene) => {
    place.scene = place.newest = next;
    look();
  };
  const wait = async () => {
    look();
    await vi.advanceTimersByTimeAsync(2000);
  };
  return { place, answering, look, show, wait };
}

test("an answer is sent once, and the question is not asked until another one comes", () => {
  const { place, answering, show } = sit();
  expect([answering.asked, answering.busy]).toEqual([true, false]);
  answering.choose(5);
  answering.choose(0);
  expect(place.give).toHaveBeenCalledExactlyOnceWith({ type: "answer", choice: "1.1.1.0", turn: 1, option: 5 });
  expect([answering.asked, answering.busy]).toEqual([false, true]);
  show(asking(2));
  expect([answering.asked, answering.busy]).toEqual([true, false]);
});

test("what the server refuses is asked again", async () => {
  const { place, answering, wait } = sit();
  place.give.mockResolvedValueOnce(false);
  answering.choose(5);
  await wait();
  expect(answering.asked).toBe(true);
});

test("the page passes where I do not want to be asked, and says what it has passed", async () => {
  const { place, answering, look, show, wait } = sit();
  answering.standing.setPolicy("window", "never");
  look();
  expect(answering.question).toBeNull();
  await wait();
  expect(place.give).toHaveBeenCalledExactlyOnceWith(
    { type: "answer", choice: "1.1.1.0", turn: 1, option: 0 },
    expect.anything(),
  );
  expect(answering.note?.change).toBe("ask");
  answering.standing.askAgain();
  show(asking(2));
  expect([answering.note, answering.asked]).toEqual([null, true]);
});

test("the page never answers what I have just answered", async () => {
  const { place, answering, show, wait } = sit();
  place.newest = place.scene;
  answering.passOn(); // passes from now on: the question on the screen is still the old one
  await wait();
  expect(place.give).toHaveBeenCalledTimes(1);
  show(asking(2));
  await wait();
  expect(place.give).toHaveBeenCalledTimes(2);
});

test("several answers go one after the other, each when it is asked for", () => {
  const { place, answering, show } = sit();
  answering.queue.start([5, 0]);
  answering.next();
  expect(place.give).toHaveBeenCalledTimes(1);
  show(asking(2));
  expect(place.give).toHaveBeenLastCalledWith({ type: "answer", choice: "1.1.1.0", turn: 2, option: 0 });
});

test("after an undo the same question can be answered", async () => {
  const { place, answering, show } = sit();
  answering.choose(5);
  show(scene({ seq: 2, undo: true }));
  answering.undo();
  show(asking(1));
  expect(answering.asked).toBe(true);
  answering.choose(0);
  expect(place.give).toHaveBeenCalledTimes(3);
});

test("while older scenes are shown nothing is answered", () => {
  const place = new Place();
  place.behind = 2;
  place.newest = asking(2);
  const { answering } = sit(place);
  expect([answering.asked, answering.busy]).toEqual([false, true]);
  answering.choose(5);
  expect(place.give).not.toHaveBeenCalled();
});

test("a question that somebody else has answered for me does not blink up while older scenes are shown", () => {
  const place = new Place();
  place.behind = 2;
  place.newest = asking(2);
  expect(sit(place).answering.question).toBeNull();
  place.newest = scene({ seq: 2 }); // it may be asked again when others have acted
  expect(sit(place).answering.question?.turn).toBe(1);
});

test("what the page has answered is told when the question would have been shown, not before", async () => {
  const { place, answering, wait } = sit();
  answering.standing.setPolicy("window", "never");
  place.scene = scene({ seq: 1 }); // still the set-up
  place.newest = asking(3);
  place.behind = 2;
  await wait();
  expect(place.give).toHaveBeenCalledTimes(1);
  expect(answering.note).toBeNull();
  place.scene = asking(3);
  expect(answering.note?.change).toBe("ask");
});

test("a bot that plays for me is not disturbed", () => {
  const place = new Place();
  place.table = { ...place.table, seats: [{ who: "person", stand_in: true }] } as unknown as Table;
  const { answering } = sit(place);
  expect([answering.question, answering.scene.question, answering.asked]).toEqual([null, null, false]);
});
