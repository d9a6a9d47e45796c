// Goods and offers for the gallery, numbered as Munera numbers them.
import type { FreeActionInfo, Good, OfferInfo } from "../lib/protocol";

const good = (number: number, label: string, kind: string, thing: number, owner: number, spectacle = -1): Good => ({
  good: number,
  label,
  kind,
  number: thing,
  spectacle,
  mine: Number(owner === 0),
  theirs: [0, 1, 2, 3].map((seat) => Number(seat === owner)),
});
const men = [
  "Audax",
  "Anthrax",
  "Paris",
  "Pulcher",
  "Aureus",
  "Amethystus",
  "Celadus",
  "Columbus",
  "Crescens",
  "Hermes",
];
const titles = [
  "Favor Editoris",
  "Triumphus",
  "Rudis Donata",
  "Acclamatio",
  "Sibilus",
  "Gladius Acutus",
  "Vinum Merum",
];
titles.push("Arma Lusoria", "Manus Fortunae", "Clamor", "Missio", "Iugula", "Favor Populi", "Medicus Graecus", "Fur");

export const goods: Good[] = [
  { ...good(0, "Denarii", "money", -1, -1), mine: 12, theirs: [12, 7, 3, 20] },
  ...men.map((name, at) => good(1 + at, name, "man", at, at % 3)),
  good(60, "Medicus 1", "minister", 3, 0),
  good(61, "Doctor 2", "minister", 4, 1),
  ...titles.map((name, at) => ({
    ...good(100 + at, `${name} (Eventum)`, "title", at, -1),
    mine: [0, 4].includes(at) ? 1 : 0,
    theirs: [0, 1, 2, 1],
  })),
  good(200, "Loan of Audax (Verona)", "loan", 0, 0, 3),
  good(201, "Loan of Audax (Ostia)", "loan", 0, 0, 4),
  good(202, "Loan of Anthrax (Verona)", "loan", 1, 1, 3),
];

const action = (name: string, label: string): FreeActionInfo => ({
  name,
  label,
  rule: "M-13.1",
  menu: [],
  goods: ["propose", "counter"].includes(name) ? goods : [],
  any_time: false,
});
export const actions = [
  action("propose", "Make an offer"),
  action("accept", "Accept"),
  action("counter", "Counteroffer"),
  action("decline", "Decline"),
  action("withdraw", "Withdraw"),
];

const part = (number: number, amount: number, text: string, kind: string, thing = -1, spectacle = -1) => ({
  ...{ good: number, amount, text, kind, number: thing, spectacle },
});
export const offers: OfferInfo[] = [
  {
    ...{ id: 7, by: 1, to: 0, give: [[0, 6]], get: [[200, 1]] },
    ...{ give_text: "6 denarii", get_text: "the loan of Audax (Verona)" },
    give_goods: [part(0, 6, "6 denarii", "money")],
    get_goods: [part(200, 1, "the loan of Audax (Verona)", "loan", 0, 3)],
  },
  {
    ...{ id: 9, by: 0, to: 2, give: [[0, 3]], get: [[3, 1]] },
    ...{ give_text: "3 denarii", get_text: "Paris" },
    give_goods: [part(0, 3, "3 denarii", "money"), part(100, 1, "Favor Editoris (Eventum)", "title", 0)],
    get_goods: [part(3, 1, "Paris", "man", 2)],
  },
];
