// What the coach says of one seat's decisions. While it works, it is asked again and again how far it is.
import type { Review, ReviewedDecision } from "../lib/protocol";
import type { ReviewSource } from "../replay/source";
import type { Lang } from "../lib/settings.svelte";

const AGAIN = 1500; // ms

export class Sought {
  review: Review | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: ReviewSource,
    readonly seat: number,
    readonly lang: Lang,
  ) {
    void this.look();
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await this.source.review(this.seat, this.lang);
      if (this.#ended) return;
      this.review = found;
      this.trouble = null;
    } catch (error) {
      if (this.#ended) return;
      this.trouble = error;
    }
    if (this.review?.state === "working") this.#timer = setTimeout(() => void this.look(), AGAIN);
  }

  /** Has the decisions judged, or stops that. */
  async order(stop: boolean): Promise<void> {
    try {
      await this.source.orderReview(this.seat, stop);
    } catch (error) {
      this.trouble = error;
      return;
    }
    await this.look();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  /** The decision that belongs to a moment: the one that was to be made there, or the one that led there. */
  at(n: number): ReviewedDecision | undefined {
    const all = this.review?.decisions ?? [];
    return all.find((each) => each.n === n) ?? all.find((each) => each.then === n);
  }
}
