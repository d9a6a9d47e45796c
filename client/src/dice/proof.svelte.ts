// Recomputes the dice of a match that is over, for the dialog.
import * as api from "../lib/api";
import type { DiceReport, Table } from "../lib/protocol";
import type { Lang } from "../lib/settings.svelte";
import { canCompute, commitmentOf, FairDice, recompute, type Found } from "./fair";

export class Proof {
  state: "waiting" | "working" | "done" | "failed" | "insecure" = $state("waiting");
  report: DiceReport | null = $state.raw(null);
  promised = $state(false); // the secret is the one of the commitment
  found: Found = $state.raw({ count: 0, wrong: -1 });
  done = $state(0); // outcomes, while it works
  trouble: unknown = $state.raw(null);

  get total(): number {
    return this.report?.rolls.reduce((sum, { outcomes }) => sum + outcomes.length, 0) ?? 0;
  }

  /** Whether everything is as it was promised. */
  get good(): boolean {
    return this.state === "done" && this.promised && this.found.wrong < 0;
  }

  async begin({ id, dice }: Table, token: string, lang: Lang): Promise<void> {
    if (!canCompute()) {
      this.state = "insecure";
      return;
    }
    this.state = "working";
    try {
      this.promised = (await commitmentOf(dice.secret)) === dice.commitment;
      this.report = await api.dice(id, token, lang);
      const fair = await FairDice.of(dice.secret, dice.salts);
      this.found = await recompute(this.report, fair, (done) => (this.done = done));
      this.state = "done";
    } catch (error) {
      this.trouble = error;
      this.state = "failed";
    }
  }
}
