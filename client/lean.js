// Three steps of the build that keep the page small: a phone on a train loads all of it.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const signs = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");

// What our languages write, and most names. Titles need no more than letters. Anything else falls back to system fonts.
const TEXT = `${signs(0x20, 0x7e)}\u00a0ÀÂÄÅÆÇÈÉÊËÌÎÏÑÒÓÔÖØÙÚÛÜŒàáâäåæçèéêëìíîïñòóôöøùúûüœß‘’“”„«»–—…−·`;
const TITLES = `${signs(48, 57)}${signs(65, 90)}${signs(97, 122)}\u00a0 .,:!?’-–ÀÄÇÈÉÊÖÜàâäçèéêëìîïòôöùûüß`;

/** Fonts with the signs and the features we use. */
export function leanFonts() {
  return {
    name: "lean-fonts",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!file.fileName.endsWith(".woff2")) continue;
        file.source = await subsetFont(file.source, file.fileName.includes("cinzel") ? TITLES : TEXT, {
          targetFormat: "woff2",
          keepFeatures: ["lnum", "tnum"], // kerning would cost a sixth, for a difference one has to look for
          noHinting: true,
        });
      }
    },
  };
}

const SOURCES = fileURLToPath(new URL("./src", import.meta.url));
const LOCALES = fileURLToPath(new URL("../src/harena/locales", import.meta.url));

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The games that have a certain file, with its path. */
const gamesWith = (file) =>
  readdirSync(`${SOURCES}/games`)
    .map((name) => [name, `${SOURCES}/games/${name}/${file}`])
    .filter(([, path]) => isFile(path));

/** Games whose texts the page says itself: in a screen, or for standing answers. */
const GAMES = [...new Set([...gamesWith("index.ts"), ...gamesWith("habits.ts")].map(([name]) => name))];

/** The pictures in the rules of each game. */
const FIGURES = gamesWith("figures/index.ts").map(([name, path]) => [`${name}_figures`, path]);

/** What is loaded by itself, and with its texts: the file it begins with. */
const PARTS = {
  page: `${SOURCES}/main.ts`,
  stage: `${SOURCES}/table/Match.svelte`,
  waiting: `${SOURCES}/table/waiting.ts`,
  talk: `${SOURCES}/talk/talk.ts`,
  offline: `${SOURCES}/offline/Offline.svelte`,
  setup: `${SOURCES}/lobby/NewTable.svelte`,
  lobby: `${SOURCES}/lobby/OpenTables.svelte`,
  hosting: `${SOURCES}/hosting/HostTools.svelte`,
  evening: `${SOURCES}/evening/screens.ts`,
  clock: `${SOURCES}/clock/clock.ts`,
  notices: `${SOURCES}/notices/NoticesPage.svelte`,
  profile: `${SOURCES}/profile/Page.svelte`,
  notices_background: `${SOURCES}/notices/background.ts`,
  account: `${SOURCES}/me/Me.svelte`,
  dice: `${SOURCES}/dice/DiceDialog.svelte`,
  replay: `${SOURCES}/replay/index.ts`,
  review: `${SOURCES}/review/index.ts`,
  rules: `${SOURCES}/rules/index.ts`,
  ...Object.fromEntries(FIGURES),
  lesson: `${SOURCES}/lesson/index.ts`,
  teach: `${SOURCES}/teach/Teach.svelte`,
  ...Object.fromEntries(gamesWith("index.ts")),
  ...Object.fromEntries(gamesWith("habits.ts").map(([name, path]) => [`${name}_habits`, path])), // also in the plain view
};
const OWN = ["account", "profile", "lesson", "review", "teach"]; // have a catalogue of their own, and say all of it
const CLUB = ["setup", "lobby", "hosting", "evening", "clock", "notices", "dice", ...OWN]; // have catalogues of their own
// May be loaded when nothing else is there but the page:
const WITHOUT_A_MATCH = ["page", "waiting", "talk", "offline", "rules", ...CLUB, ...FIGURES.map(([name]) => name)];
const DURING_A_MATCH = ["page", "stage"]; // loaded before a game's screen

/** The code of a part: the file it begins with, and what is imported from there, up to where another part begins. */
function codeOf(part) {
  const found = new Map();
  const read = (path) => {
    const file = [path, `${path}.ts`, `${path}/index.ts`].find(isFile);
    const elsewhere = Object.entries(PARTS).some(([other, entry]) => other !== part && entry === file);
    if (!file || elsewhere || found.has(file) || !/\.(svelte|ts)$/.test(file)) return;
    const code = readFileSync(file, "utf-8");
    found.set(file, code);
    for (const [, from] of code.matchAll(/(?:^\s*(?:import|export) (?!type )[^;]*?from|\bimport\(?)\s*"(\.[^"]+)"/gm))
      read(resolve(dirname(file), from));
  };
  read(PARTS[part]);
  return [...found.values()].join("\n");
}

/** Does this code say a text? `gorus-school-${name}` means every key that begins like that. */
function saidIn(code) {
  const words = new Set(code.match(/\b[a-z]\w*(?:-\w+)*/g));
  const beginnings = [...code.matchAll(/\b([a-z][\w-]*-)\$\{/g)].map(([, it]) => it);
  const few = beginnings.filter((it) => !GAMES.includes(it.slice(0, -1))); // not all texts of a game
  return (key) => words.has(key) || few.some((it) => key.startsWith(it));
}

const messages = (path) =>
  readFileSync(path, "utf-8")
    .replace(/^#.*\n/gm, "")
    .trim()
    .split(/\n+(?=[a-z])/)
    .map((text) => ({ key: text.split(" =")[0], text }));

const WORDS = "virtual:words";

/**
 * One catalogue per part and language: the texts that the code of this part says itself, of the page's and the games'
 * catalogues. All else comes from the server in words.
 */
export function leanWords() {
  let said = {};
  let building = false;

  function textsOf(part, lang, watch) {
    const catalogue = (name) => {
      const path = `${LOCALES}/${lang}/${name}.ftl`;
      if (!isFile(path)) return [];
      watch(path);
      return messages(path);
    };
    if (part === "lesson") return [part, "puzzles"].flatMap(catalogue); // one chunk has both
    if (OWN.includes(part)) return catalogue(part);
    if (!building) return catalogue(part.split("_")[0]);
    const known = WITHOUT_A_MATCH.includes(part) ? ["page"] : DURING_A_MATCH;
    const before = known.filter((other) => other !== part);
    const own = [...new Set(["page", part, ...CLUB, ...GAMES])]
      .flatMap(catalogue)
      .filter(({ key }) => said[part](key) && !before.some((other) => said[other](key)));
    if (part !== "page") return own;
    const nobody = catalogue("page").filter(({ key }) => !Object.values(said).some((says) => says(key)));
    return [...own, ...nobody]; // keys that are put together from pieces
  }

  return {
    name: "lean-words",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    buildStart() {
      said = Object.fromEntries(Object.keys(PARTS).map((part) => [part, saidIn(codeOf(part))]));
    },
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return null;
      const [, part, lang] = /\/(\w+)-(\w+)$/.exec(id) ?? [];
      if (part && lang) {
        const texts = textsOf(part, lang, (path) => this.addWatchFile(path));
        return `export default ${JSON.stringify(texts.map(({ text }) => text).join("\n"))}`;
      }
      const drawn = building ? [] : gamesWith("view.ts").map(([name]) => name); // the gallery may show them without a screen
      const parts = [...new Set([...Object.keys(PARTS), ...drawn])];
      const all = readdirSync(LOCALES).flatMap((each) => parts.map((name) => `${name}-${each}`));
      return `export default {${all.map((name) => `"${name}": () => import("${WORDS}/${name}")`).join(",")}}`;
    },
  };
}

/** Loads a part with its style sheets. What else it needs is there before it, so nothing is left to preload. */
const LOADING = `
const asked = new Map();
function sheet(href) {
  if (!asked.has(href)) {
    asked.set(href, new Promise((done, fail) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = done;
      link.onerror = () => {
        link.remove();
        asked.delete(href);
        fail(new Error(href));
      };
      document.head.append(link);
    }));
  }
  return asked.get(href);
}
export const __vitePreload = (load, files = []) =>
  Promise.all(files.filter((file) => file.endsWith(".css")).map((file) => sheet("/" + file))).then(load);
`;

export function leanLoading() {
  return {
    name: "lean-loading",
    apply: "build",
    enforce: "pre",
    load: (id) => (id.includes("vite/preload-helper") ? LOADING : null),
  };
}
