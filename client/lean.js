// Three steps of the build that keep the page small: a phone on a train loads all of it.
import { readdirSync, readFileSync } from "node:fs";
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

function sources() {
  const files = readdirSync(SOURCES, { recursive: true }).filter((file) => /\.(svelte|ts)$/.test(file));
  return files.map((file) => readFileSync(`${SOURCES}/${file}`, "utf-8")).join("\n");
}

/** Does the client say this? `gorus-school-${name}` means every key that begins like that. */
function saidBy(source, game) {
  const found = new Set(source.match(new RegExp(`\\b${game}-[\\w-]*`, "g")));
  const beginnings = [...found].filter((key) => key.endsWith("-") && key !== `${game}-`);
  return (key) => found.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
}

const SCREENS = ["plain", "gorus", "munera"]; // catalogues of which a screen says a part

const messages = (path) =>
  readFileSync(path, "utf-8")
    .replace(/^#.*\n/gm, "")
    .trim()
    .split(/\n+(?=[a-z])/);

/** One catalogue a language: the page's, and of a game's what its screen says itself. All else comes from the server in words. */
export function leanWords() {
  let all = "";
  let building = false;
  return {
    name: "lean-words",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    buildStart() {
      all = sources();
    },
    load(id) {
      const [, folder] = /^(.*\/locales\/\w+\/)page\.ftl\?raw$/.exec(id) ?? [];
      if (!folder) return null;
      const parts = SCREENS.flatMap((name) => {
        const said = building ? saidBy(all, name) : () => true;
        return messages(`${folder}${name}.ftl`).filter((message) => said(message.split(" =")[0]));
      });
      return `export default ${JSON.stringify([...messages(`${folder}page.ftl`), ...parts].join("\n"))}`;
    },
  };
}

/** What a screen needs is there before it: nothing is left to preload, so its loader can be called as it is. */
export function leanLoading() {
  return {
    name: "lean-loading",
    apply: "build",
    enforce: "pre",
    load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null),
  };
}
