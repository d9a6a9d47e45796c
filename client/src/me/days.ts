// Days and times as a person reads them.
import { settings } from "../lib/settings.svelte";

/** A day, from seconds since 1970. */
export const day = (at: number) => new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium" }).format(at * 1000);
