// What moves when something happens: coins, cards, laurels and men, from one place on the screen to another.
import type { Line } from "../../lib/protocol";
import { atSeat as seat, coins, MIDDLE, thing, type Flash, type Flight, type Place } from "../../stage/flights";
import { GLADIATORS } from "./numbers"; // a ware is a man, or this plus a Minister
import { arg } from "./events";
import type { SignName } from "./signs";

const man = (number: number): Place => ({ at: "man", number });

/** A man or a Minister; a man starts where his card lies. */
function ware(number: number, from: Place, to: Place): Flight<SignName> {
  return number < GLADIATORS ? thing("helm-none", man(number), to) : thing("hand", from, to);
}

type Moves = (line: Line, of: (at: number) => number) => Flight<SignName>[];

const MOVES: Readonly<Record<string, Moves>> = {
  income: (_, of) => coins(of(1), MIDDLE, seat(of(0))),
  paid: (_, of) => coins(of(1), seat(of(0)), MIDDLE),
  stolen: (_, of) => coins(of(2), seat(of(1)), seat(of(0))),
  contract: (_, of) => coins(of(1), MIDDLE, seat(of(0))),
  travelled: (_, of) => coins(of(1), seat(of(0)), MIDDLE),
  settled: (_, of) => coins(of(2), seat(of(0)), MIDDLE),
  bought: (_, of) => [...coins(of(2), seat(of(0)), MIDDLE), ware(of(1), MIDDLE, seat(of(0)))],
  sold: (_, of) => [ware(of(1), seat(of(0)), MIDDLE), ...coins(of(2), MIDDLE, seat(of(0)))],
  killed: (_, of) => coins(of(2), MIDDLE, seat(of(1))),
  staked: (_, of) => coins(of(1), seat(of(0)), man(of(2))),
  "bet-won": (_, of) => coins(of(1), { at: "stake", number: of(0) }, seat(of(0))),
  "bet-lost": (_, of) => coins(of(1), { at: "stake", number: of(0) }, MIDDLE),
  pause: (_, of) => coins(1, seat(of(0)), MIDDLE),
  refreshment: (_, of) => coins(1, seat(of(0)), MIDDLE),
  bribed: (_, of) => coins(1, seat(of(0)), man(of(1))),
  cheered: (_, of) => coins(1, seat(of(0)), man(of(1))),
  "gave-denarii": (_, of) => coins(of(2), seat(of(0)), seat(of(1))),
  gave: (_, of) => [ware(of(2), seat(of(0)), seat(of(1)))],
  "gave-cards": (_, of) => [thing("scroll", seat(of(0)), seat(of(1)), of(2))],
  "gave-card": (_, of) => [thing("scroll", seat(of(0)), seat(of(1)), of(3))],
  lent: (_, of) => [thing("lent", man(of(2)), seat(of(1)))],
  drew: (_, of) => [thing("scroll", MIDDLE, seat(of(0)))],
  discarded: (_, of) => [thing("scroll", seat(of(0)), MIDDLE)],
  played: (_, of) => [thing("scroll", seat(of(0)), MIDDLE)],
  "played-man": (_, of) => [thing("scroll", seat(of(0)), man(of(2)))],
  "played-school": (_, of) => [thing("scroll", seat(of(0)), seat(of(2)))],
  "played-side": (_, of) => [thing("scroll", seat(of(0)), MIDDLE)],
  glory: (_, of) => [thing("laurel", MIDDLE, seat(of(0)), of(1))],
  "glory-lost": (_, of) => [thing("laurel", seat(of(0)), MIDDLE, of(1))],
  rudis: (_, of) => [thing("rudis", MIDDLE, seat(of(0)))],
  recruited: (_, of) => [thing("helm-none", MIDDLE, seat(of(0)))],
  hired: (_, of) => [thing("hand", MIDDLE, seat(of(0)))],
  vanished: (_, of) => [thing("helm-none", man(of(0)), MIDDLE)],
  "test-fled": (_, of) => [thing("helm-none", man(of(0)), MIDDLE)],
};

const SIGNS: Readonly<Record<string, SignName>> = {
  hurt: "wound",
  "test-failed": "wound",
  "fallen-ill": "wound",
  scarred: "wound",
  "still-hurt": "wound",
  engaged: "engaged",
  promoted: "laurel",
  fame: "fame",
  "fame-lost": "fame",
  accident: "dead",
  "bout-death": "dead",
  killed: "dead",
  class: "pair",
  retrained: "pair",
};
const AT_MAN: Readonly<Record<string, number>> = { class: 1, retrained: 1, named: 1 }; // where the man stands; else first
const AT_SEAT = ["stands", "tendered", "withdrew", "chosen", "put-up", "auction", "outbid", "void-pairs"];
const ALSO = ["named", "rested", "healed", "recovered"]; // without a sign

export function flightsOf(lines: readonly Line[]): Flight<SignName>[] {
  return lines.flatMap((line) => {
    const moves = Object.hasOwn(MOVES, line.kind) ? MOVES[line.kind] : undefined;
    return moves?.(line, (at) => arg(line, at)) ?? [];
  });
}

export function flashesOf(lines: readonly Line[]): Flash<SignName>[] {
  return lines.flatMap((line): Flash<SignName>[] => {
    if (AT_SEAT.includes(line.kind)) return [{ sign: "", place: seat(arg(line, 0)) }];
    const sign = Object.hasOwn(SIGNS, line.kind) ? SIGNS[line.kind] : undefined;
    if (!sign && !ALSO.includes(line.kind)) return [];
    return [{ sign: sign ?? "", place: man(arg(line, AT_MAN[line.kind] ?? 0)) }];
  });
}
