// What the page remembers of a tender: the last offer of each school, and how far down the person stays in.
import type { Tender } from "./stage";

export class TenderMemory {
  last: Record<number, number> = $state({}); // by seat
  limit: number | null = $state(null); // "I stay in down to ..."
  #card = -1;

  /** Another tender, or none: everything is forgotten. */
  follow(tender: Tender | null): void {
    if (!tender || tender.card !== this.#card || (tender.fee < 0 && Object.keys(this.last).length)) {
      this.last = {};
      this.limit = null;
      this.#card = tender?.card ?? -1;
    }
    if (tender && tender.by >= 0 && this.last[tender.by] !== tender.fee) this.last[tender.by] = tender.fee;
  }
}
