// What a person likes, kept in this browser.
export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Lang = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Lang;
  name: string;
  motion: "normal" | "fast" | "off";
  theme: "system" | "light" | "dark";
  plain: boolean; // every game in words and tables
}

const KEY = "harena.settings";

function preferred(): Lang {
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Lang));
  return (found as Lang) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export const settings: Settings = $state({
  lang: preferred(),
  name: "",
  motion: calm ? "off" : "normal",
  theme: "system",
  plain: false,
  ...stored(),
});

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
