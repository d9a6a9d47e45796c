// A kit without a server, for the gallery.
import type { Table, Thing } from "../lib/protocol";
import { scene } from "../lib/samples";
import { explaining } from "../stage/explain.svelte";
import type { Kit } from "../stage/kit";
import { thingsOf } from "./things";

const table: Table = {
  type: "table",
  id: "gallery",
  game: "munera",
  game_name: "Munera",
  phase: "running",
  you: 0,
  yours: [0],
  host: true,
  host_seat: 0,
  seats: ["Ann", "Brutus", "Cassia", "Drusus"].map((name, seat) => ({
    seat,
    who: seat ? "bot" : "person",
    name,
    bot: seat ? "medium" : "",
    bot_label: seat ? "Medium" : "",
    here: true,
    gone: false,
    stand_in: false,
  })),
  options: { players: 4 },
  settings: [],
  bots: [],
  hints: true,
  odds: true,
  invite: "",
  rematch: "",
  dice: { commitment: "", salted: [], salts: [], secret: "", next: "", next_salted: [] },
  listed: false,
  evening: "",
  banned: false,
};

const tell =
  (what: string) =>
  (...args: unknown[]) =>
    console.log(what, ...args);

/** Finds the cards and words of a game. */
export const thingIn =
  (game: string): Kit["thing"] =>
  (kind, id): Thing | undefined =>
    thingsOf(game).things.find((each) => each.kind === kind && (typeof id === "number" ? each.number : each.id) === id);

/** Everything that is done with it is written to the console. */
export function fakeKit(part: Partial<Kit> = {}): Kit {
  return {
    table,
    scene: scene({ names: { seats: ["You", "Brutus", "Cassia", "Drusus"], sides: [], you: 0, your_side: 0 } }),
    moment: null,
    landed: true,
    played: [],
    lines: [],
    promises: [],
    stops: [],
    busy: false,
    hint: null,
    tab: "table",
    phone: innerWidth < 640,
    speed: 1,
    seen: tell("seen"),
    answer: tell("answer"),
    answers: tell("answers"),
    passOn: tell("passOn"),
    act: async (...args) => (tell("act")(...args), true),
    undo: tell("undo"),
    why: tell("why"),
    rule: tell("rule"),
    seat: tell("seat"),
    show: tell("show"),
    list: tell("list"),
    thing: thingIn("munera"),
    explain: explaining,
    sound: tell("sound"),
    ...part,
  };
}
