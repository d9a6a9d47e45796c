import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question, Table } from "../lib/protocol";
import { scene } from "../lib/samples";
import { AutoAnswer } from "./auto.svelte";
import { plainHabits } from "./habits";
import { Standing } from "./standing.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const asking = (turn: number) =>
  ({
    choice: "1.1.1.0",
    turn,
    step: "window",
    window: true,
    given: null,
    forced: false,
    options: [{ option: 0, domain: "pass" }],
  }) as Question;
const at = (turn: number) => scene({ question: asking(turn) });
const table = (people: number) =>
  ({ you: 0, seats: Array.from({ length: 3 }, (_, i) => ({ who: i < people ? "person" : "bot" })) }) as Table;

function silent(): Standing {
  const standing = new Standing("nowhere", plainHabits);
  standing.setPolicy("window", "never");
  return standing;
}

test("a question is answered once, after a pause, and never shown", async () => {
  const give = vi.fn(async () => true);
  const auto = new AutoAnswer(give);
  const standing = silent();
  auto.look(standing, at(1), table(2), true);
  expect(auto.hides(asking(1))).toBe(true);
  expect(auto.hides(asking(2))).toBe(false);
  await vi.advanceTimersByTimeAsync(290);
  expect(give).not.toHaveBeenCalled(); // with other people, not before the server would pass for me
  await vi.advanceTimersByTimeAsync(720);
  expect(give).toHaveBeenCalledExactlyOnceWith({ choice: "1.1.1.0", turn: 1, option: 0 });
  expect(standing.recent.at(-1)?.decision.kind).toBe("window");
  auto.look(standing, at(1), table(2), true); // the scene after it is not here yet
  await vi.advanceTimersByTimeAsync(2000);
  expect(give).toHaveBeenCalledTimes(1);
});

test("a clock that is set back does not delay the answer", async () => {
  const give = vi.fn(async () => true);
  const auto = new AutoAnswer(give);
  const standing = silent();
  auto.look(standing, at(1), table(2), true)?.();
  vi.setSystemTime(Date.now() - 3_600_000);
  auto.look(standing, at(1), table(2), true);
  await vi.advanceTimersByTimeAsync(1010);
  expect(give).toHaveBeenCalledTimes(1);
});

test("a sealed answer of the page stays hidden until everybody has answered", async () => {
  const auto = new AutoAnswer(async () => true);
  const standing = silent();
  auto.look(standing, at(1), table(1), true);
  await vi.advanceTimersByTimeAsync(100);
  const given = { ...asking(1), given: 0 };
  auto.look(standing, scene({ question: given }), table(1), true);
  expect(auto.hides(given)).toBe(true);
});

test("the pause is not started again by scenes that do not change the question", async () => {
  const give = vi.fn(async () => true);
  const auto = new AutoAnswer(give);
  const standing = silent();
  for (let i = 0; i < 12; i++) {
    const stop = auto.look(standing, at(1), table(3), true);
    await vi.advanceTimersByTimeAsync(100);
    stop?.();
  }
  expect(give).toHaveBeenCalledTimes(1);
});

test("a refused answer is asked", async () => {
  const auto = new AutoAnswer(async () => false);
  const standing = silent();
  auto.look(standing, at(1), table(1), true);
  await vi.advanceTimersByTimeAsync(100);
  expect(auto.hides(asking(1))).toBe(false);
  expect(auto.look(standing, at(1), table(1), true)).toBe(undefined);
});

test("whoever asks to be asked in time is asked", () => {
  const auto = new AutoAnswer(async () => true);
  const standing = silent();
  auto.look(standing, at(1), table(3), true)?.();
  standing.setPolicy("window", "ask");
  auto.look(standing, at(1), table(3), true);
  expect(auto.hides(asking(1))).toBe(false);
});

test("policies are stored for a game; an invalid one is dropped", () => {
  const standing = silent();
  standing.setTitle(4, "never");
  expect(new Standing("nowhere").policy("window")).toBe("never");
  expect(new Standing("elsewhere").policy("window")).toBe("ask");
  standing.reset();
  expect(new Standing("nowhere").memory.titles).toEqual({});
});
