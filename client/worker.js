// Puts the service worker beside the page, with the names of the files that it keeps.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("./service-worker.js", import.meta.url));
const NAME = "service-worker.js";
const LATER = /^assets\/(Offline|offline|SettingsDialog)-/; // what the page loads when there is no server, its texts included

/** The files without which nothing can be shown: the page, and its screen without a server. */
function needed(bundle) {
  const found = new Set();
  const add = (name) => {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    if (chunk.type !== "chunk") return;
    chunk.imports.forEach(add);
    chunk.viteMetadata?.importedCss.forEach(add);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.isEntry || LATER.test(name)) add(name);
  return [...found].sort();
}

export function serviceWorker() {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post", // the page is written by then
      handler(_, bundle) {
        const files = needed(bundle).map((name) => `/${name}`);
        const page = bundle["index.html"]?.source;
        if (!page || !files.some((name) => name.startsWith("/assets/Offline-"))) this.error("the page is incomplete");
        const source = readFileSync(SOURCE, "utf-8");
        const version = createHash("sha256").update(source).update(String(page)).update(files.join()).digest("hex");
        const written = source
          .replace('"development"', `"${version.slice(0, 12)}"`)
          .replace("FILES = []", `FILES = ${JSON.stringify(files)}`);
        this.emitFile({ type: "asset", fileName: NAME, source: written });
      },
    },
  };
}
