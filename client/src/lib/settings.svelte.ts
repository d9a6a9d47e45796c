// The person's settings, stored in this browser.
import { load, save } from "./store";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const MOTIONS = ["slow", "normal", "fast", "off"] as const;
export type Motion = (typeof MOTIONS)[number];
export const SPEEDS: Record<Motion, number> = { slow: 1.7, normal: 1, fast: 0.4, off: 0 }; // what durations are multiplied by
export const THEMES = ["system", "light", "dark"] as const;

export interface Settings {
  lang: Lang;
  name: string;
  motion: Motion;
  theme: (typeof THEMES)[number];
  plain: boolean; // every game in words and tables
  twice: boolean; // a second tap confirms what one tap would do
  keys: boolean; // one-key shortcuts
  sound: boolean;
  volume: number; // of the sounds: 0 to 1
  notify: boolean; // tell me that it is my turn while the page is in the background
}

const KEY = "harena.settings";

function preferred(): Lang {
  const languages = globalThis.navigator?.languages ?? []; // tests have no browser
  const found = languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Lang));
  return (found as Lang) ?? "en";
}

/** Reads the stored settings field by field: an invalid one does not affect the others. */
export function stored(): Partial<Settings> {
  const found = Object(load(KEY));
  const values: Record<string, readonly unknown[]> = {
    lang: LANGUAGES,
    motion: MOTIONS,
    theme: THEMES,
    plain: [true, false],
    twice: [true, false],
    keys: [true, false],
    sound: [true, false],
    notify: [true, false],
  };
  if (typeof found.name === "string") values.name = [found.name];
  if (found.volume >= 0 && found.volume <= 1) values.volume = [found.volume];
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, all]) => (all.includes(found[key]) ? [[key, found[key]]] : [])),
  );
}

const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export const settings: Settings = $state({
  lang: preferred(),
  name: "",
  motion: calm ? "off" : "normal",
  theme: "system",
  plain: false,
  twice: false,
  keys: true,
  sound: false, // until somebody wants it
  volume: 0.6,
  notify: false,
  ...stored(),
});

export function keep(change: Partial<Settings>): void {
  save(KEY, Object.assign(settings, change));
}
