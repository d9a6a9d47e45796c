// The server's count of seconds, for all clocks of the page: one timer, which rests where nothing runs or nobody looks.
import type { Connection } from "../lib/connection.svelte";
import { countAt, leftOf, nextLook, playedUntil, running } from "./time";

export class Counting {
  #connection: Pick<Connection, "clock" | "clockAt">;
  now = $state(0); // the server's count
  readonly at = $derived.by(() => (this.#connection.clock ? playedUntil(this.#connection.clock, this.now) : 0));

  constructor(connection: Pick<Connection, "clock" | "clockAt">) {
    this.#connection = connection;
  }

  /** Counts while a component is there that calls it as it is set up. */
  follow(): void {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        const { clock, clockAt } = this.#connection;
        if (!clock) return;
        this.now = countAt(clock, clockAt, performance.now());
        const ends = [
          ...(clock.paused ? [] : running(clock).map((seat) => leftOf(seat, this.now).seconds)),
          ...(clock.proposal ? [clock.proposal.until - this.now] : []),
          ...(clock.paused_until ? [clock.paused_until - this.now] : []),
        ];
        if (ends.length && document.visibilityState === "visible")
          timer = setTimeout(look, nextLook(Math.min(...ends)));
      };
      look();
      document.addEventListener("visibilitychange", look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    });
  }
}
