// The tender as a ladder: which rungs there are, and what a standing answer does.
import type { Option, Question } from "../../lib/protocol";
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

/** What "I stay in down to ..." answers: the smallest step down while it is not below the limit, else out. */
export function standing(tender: Tender, question: Question | null, limit: number): Option | null {
  const next = nextOffer(tender);
  const offer = next >= limit ? offers(question).find(({ number }) => number === next) : undefined;
  return question?.step === "spectacle.tender" ? (offer ?? passing(question)) : null;
}
