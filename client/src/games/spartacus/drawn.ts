// Houses and fights as they are drawn, for tests and for the gallery.
import { drawn } from "./hexes";
import type { HousePicture } from "./pictures";
import type { Named } from "./reading";

export const house = (seat: number, part: Partial<HousePicture> = {}): HousePicture => ({
  ...{ seat, house: seat, influence: 4, goal: 12, gold: 10, guards: 2, resting: 0, hand: 3, limit: 4, host: false },
  assets: [],
  ...part,
});

export const houses: readonly HousePicture[] = [
  house(0, {
    influence: 7,
    hand: 6,
    limit: 5,
    resting: 1,
    assets: [
      { card: 8, favors: 2 },
      { card: 0 },
      { card: 4, exhausted: true },
      { card: 10, exhausted: true, injured: true },
      { card: 24 },
      { card: 37, exhausted: true },
      { card: 47 },
      { card: 53, exhausted: true },
      { card: 58 },
    ],
  }),
  house(1, {
    influence: 3,
    gold: -1,
    guards: 5,
    resting: 2,
    host: true,
    assets: [{ card: 12, favors: 3 }, { card: 32 }],
  }),
  house(2, { guards: 0, gold: 0, assets: [{ card: 46 }, { card: 26 }, { card: 28, exhausted: true, injured: true }] }),
  house(3, { influence: 12, hand: 6, limit: 6, assets: [{ card: 9 }, { card: 55 }, { card: 60 }, { card: 51 }] }),
];

export const sand = drawn([
  "   . . . .   ",
  "  . . . . .  ",
  " . . . . . . ",
  ". 1 . . . 2 .",
  " . . . . . . ",
  "  . . . . .  ",
  "   . . . .   ",
]);

export const fighter = (side: 0 | 1, part: Partial<Named> = {}): Named => ({
  ...{ side, seat: side, card: side ? 10 : 8, cell: side ? 20 : 16, name: side ? "Crixus" : "Spartacus" },
  ...{ owner: side ? "Brutus" : "Ann", dice: [4, 4, 3] as const, full: [4, 4, 3] as const, gear: [] },
  ...part,
});
