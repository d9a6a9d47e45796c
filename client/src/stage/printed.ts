// The kit where there is no table: in the card browser a card is shown as it is printed, and does nothing.
import type { Kit } from "./kit";

const nothing = () => {};

function noTable(): never {
  throw new Error("there is no table here");
}

export function printedKit(find: Kit["thing"]): Kit {
  return {
    get table() {
      return noTable();
    },
    get scene() {
      return noTable();
    },
    moment: null,
    landed: true,
    played: [],
    lines: [],
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
