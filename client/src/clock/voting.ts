// Who may vote on what, and a vote for somebody else who plays at this device.
import { Connection, type Listener } from "../lib/connection.svelte";
import * as mine from "../lib/mine";
import type { ProposalInfo, Table } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

export const hasVoted = (proposal: Pick<ProposalInfo, "yes" | "no">, seat: number): boolean =>
  proposal.yes.includes(seat) || proposal.no.includes(seat);

/** Says whether the viewer votes on this. */
export const mayVote = (table: Pick<Table, "you">, proposal: Pick<ProposalInfo, "voters">): boolean =>
  table.you >= 0 && proposal.voters.includes(table.you);

const nothing = () => {};
const deaf: Listener = { scene: nothing, because: nothing, refused: nothing, talk: nothing, earlier: nothing };

/** Votes from another seat of this device, with its own token: nothing that is sent to that seat is shown. */
export async function voteAs(table: string, seat: number, proposal: number, yes: boolean): Promise<boolean> {
  const token = mine.of(table)?.tokens[seat] ?? "";
  const line = new Connection({ table, token, seat, lang: settings.lang, panels: false }, deaf);
  line.begin();
  const done = await line.give({ type: "vote", proposal, yes });
  line.end();
  return done;
}
