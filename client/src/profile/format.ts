// Numbers and dates in the person's language.
import { settings } from "../lib/settings.svelte";

export const day = (date: string) =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${date}T00:00Z`));

export const decimal = (value: number, digits = 1) =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

export const percent = (share: number) =>
  new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
