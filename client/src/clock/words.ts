// Times and votes in words.
import type { ProposalInfo, Table } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import { lengthOf } from "./time";

/** A length of time. */
export function lengthText(seconds: number): string {
  const length = lengthOf(seconds);
  if (length.unit === "clock") return length.text;
  if (length.unit === "hours") return t(length.minutes ? "clock-hours-minutes" : "clock-hours", { ...length });
  return t(length.hours ? "clock-days-hours" : "clock-days", { ...length });
}

/** How long a pause is. */
export const pauseText = (minutes: number) =>
  minutes < 60 ? t("clock-minutes", { minutes }) : t("clock-hours", { hours: minutes / 60 });

/** When that is over, by the clock of this device: "Tue 14:05". */
export function momentText(seconds: number): string {
  const at = new Date(Date.now() + seconds * 1000);
  return at.toLocaleString(settings.lang, { weekday: "short", hour: "2-digit", minute: "2-digit", hour12: false });
}

export const nameOf = (table: Table, seat: number) => table.seats[seat]?.name ?? "";

/** What is voted on, and who wants it. */
export function proposalText(table: Table, proposal: ProposalInfo): string {
  const { what, by, minutes } = proposal;
  const name = nameOf(table, proposal.seat);
  if (by < 0) return t("clock-vote-late", { name });
  const who = by === table.you ? "you" : "other";
  const args = { who, by: nameOf(table, by), name, length: pauseText(minutes) };
  return t(what === "pause" && !minutes ? "clock-vote-pause-open" : `clock-vote-${what}`, args);
}
