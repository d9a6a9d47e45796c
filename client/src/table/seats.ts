import * as mine from "../lib/mine";
import type { SeatInfo, Table } from "../lib/protocol";

/** At a shared screen only one of us is connected; the others have not gone away. */
export function atThisScreen(table: Table, seat: SeatInfo): boolean {
  return seat.seat in (mine.of(table.id)?.tokens ?? {});
}

/** Whether the person has gone away, so that those who sit here may let a bot play for them. */
export function isMissing(table: Table, seat: SeatInfo): boolean {
  if (table.you < 0 || table.phase !== "running" || atThisScreen(table, seat)) return false;
  return seat.gone;
}
