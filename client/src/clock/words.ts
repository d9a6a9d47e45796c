// Times and votes in words.
import type { Note, ProposalInfo, Table } from "../lib/protocol";
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

type Wish = Pick<ProposalInfo, "what" | "by" | "seat" | "minutes">;

/** What is voted on, and who wants it. */
export function proposalText(table: Table, proposal: Wish): string {
  const { what, by, minutes } = proposal;
  const name = nameOf(table, proposal.seat);
  if (by < 0) return t("clock-vote-late", { name });
  const who = by === table.you ? "you" : "other";
  const args = { who, by: nameOf(table, by), name, length: pauseText(minutes) };
  return t(what === "pause" && !minutes ? "clock-vote-pause-open" : `clock-vote-${what}`, args);
}

/** How a vote has ended, or that a pause is over. */
export function noteText(table: Table, note: Note): string {
  const { what, outcome, by, seat, minutes } = note;
  if (what === "resume") {
    const who = by < 0 ? "time" : by === table.you ? "you" : "other";
    return t("clock-note-resume", { who, by: nameOf(table, by) });
  }
  if (outcome !== "agreed") return `${proposalText(table, { what, by, seat, minutes })} ${t(`clock-note-${outcome}`)}`;
  if (what === "undo") return t("clock-undone");
  if (what === "end") return t("clock-ended");
  if (what === "replace") return t("clock-note-replace", { name: nameOf(table, seat) });
  return t(minutes ? "clock-note-pause" : "clock-note-pause-open", { length: pauseText(minutes) });
}
