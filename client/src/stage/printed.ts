// The kit where there is no table: in the card browser and in the rules a card is shown as it is printed, and does nothing.
import type { Line, Scene } from "../lib/protocol";
import type { Kit } from "./kit";

const nothing = () => {};

function noTable(): never {
  throw new Error("there is no table here");
}

/** What is shown as if it were on a table. */
export interface Example {
  scene: Scene;
  lines: readonly Line[];
}

export function printedKit(find: Kit["thing"], example?: Example): Kit {
  return {
    get table() {
      return noTable();
    },
    get scene() {
      return example?.scene ?? noTable();
    },
    moment: null,
    landed: true,
    played: [],
    lines: example?.lines ?? [],
    promises: [],
    busy: false,
    hint: null,
    tab: "table",
    phone: false,
    speed: 0,
    stops: [],
    seen: nothing,
    answer: nothing,
    passOn: nothing,
    answers: nothing,
    act: () => Promise.resolve(false),
    undo: nothing,
    why: nothing,
    rule: nothing,
    seat: nothing,
    show: nothing,
    list: nothing,
    thing: find,
    explain: () => nothing,
    sound: nothing,
  };
}
