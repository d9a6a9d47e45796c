// The tender as a ladder: which rungs there are, and how far down it is safe to go.
import type { Line, Option, Question } from "../../lib/protocol";
import { arg } from "./events";
import type { Tender } from "./stage";

export interface Rung {
  denarii: number;
  option: Option | null; // I can offer it now
  current: boolean; // the lowest offer so far
  printed: boolean;
  seats: number[]; // whose last offer it is; those who have not offered yet stand at the top
  loses: boolean; // I would lose money
}

export const offers = (question: Question | null): Option[] =>
  question?.step === "spectacle.tender" ? question.options.filter(({ domain }) => domain === "denarii") : [];

export const passing = (question: Question | null): Option | null =>
  question?.options.find(({ domain }) => domain === "pass") ?? null;

/** The rungs from the printed fee down. Where nobody is and nothing can be offered, rungs are left out. */
export function rungs(tender: Tender, last: Record<number, number>, question: Question | null): Rung[] {
  const possible = offers(question);
  const at = (seat: number) => (seat === tender.by ? tender.fee : (last[seat] ?? tender.printed));
  const lowest = tender.fee < 0 ? tender.printed : tender.fee;
  const found: Rung[] = [];
  for (let denarii = tender.printed; denarii >= 0; denarii--) {
    const option = possible.find(({ number }) => number === denarii) ?? null;
    const seats = tender.standing.filter((seat) => at(seat) === denarii);
    const rung = {
      ...{ denarii, option, seats },
      current: denarii === tender.fee,
      printed: denarii === tender.printed,
      loses: tender.floor >= 0 && denarii < tender.floor,
    };
    if (option || seats.length || rung.current || rung.printed || (denarii < lowest && denarii >= tender.least))
      found.push(rung);
  }
  return found;
}

/** The next offer by itself: the printed fee, or one less than the lowest. */
export const nextOffer = (tender: Tender): number => (tender.fee < 0 ? tender.printed : tender.fee - 1);

/** How far down one stays in unless one says otherwise: as long as nothing is lost. */
export function lastSafe(tender: Tender, question: Question | null): Option | null {
  const possible = offers(question).sort((a, b) => a.number - b.number);
  return possible.find(({ number }) => number >= tender.floor) ?? possible.at(-1) ?? null;
}

/** The last offer of each school since the spectacle was chosen, by the log. */
export function lastOffers(lines: readonly Line[]): Record<number, number> {
  const from = lines.map(({ kind }) => kind).lastIndexOf("chosen");
  const offered = lines.slice(from + 1).filter(({ kind }) => kind === "tendered");
  return Object.fromEntries(offered.map((line) => [arg(line, 0), arg(line, 1)]));
}
