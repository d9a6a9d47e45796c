import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { leanFonts, leanLoading, leanWords } from "./lean.js";
import { serviceWorker } from "./worker.js";

// What is loaded as one file, as small files pack badly: these modules and all that they import, besides what an earlier
// one has. Where the code says `import(...)` another file begins, so the later parts of a screen are not in it.
const FILES = {
  // The lobby, and what all screens share. A table needs the last ones before its match and during it.
  house:
    "main|lib/(?!samples|search)|parts/(?!SettingsDialog)|stage/(Explain|Stepper|offers)|games/plain/(Amount|logic)|table/(LostBanner|Notice|SeatList|seats|talking)",
  // The frame of a match, with what it needs of the kit, and what the screens of Munera and Spartacus begin with.
  match:
    "table/Match|stage/(AnswerFoot|CardShell|Phases|Sign|choosing|complete|dice|draft|focus|turns|typed)|games/plain/Confirm",
  munera: "games/munera/index",
  spartacus: "games/spartacus/index",
  gorus: "games/gorus/index",
};
const groups = Object.entries(FILES).map(([name, from]) => ({ name, test: new RegExp(`/client/src/(${from})`) }));

// The built client lies inside the Python package, so that a wheel carries it and its users need no Node.
export default defineConfig({
  plugins: [svelte(), leanFonts(), leanWords(), leanLoading(), serviceWorker()],
  build: {
    outDir: "../src/harena/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows files of our own, nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // light-dark() and nesting as they are
  },
  server: { proxy: { "/api": "http://127.0.0.1:8470", "/ws": { target: "ws://127.0.0.1:8470", ws: true } } },
  // css: a test reads the tokens. vmThreads: every file has its own globals, without a process or thread of its own.
  test: { include: ["src/**/*.test.ts"], setupFiles: "./unstub.ts", css: true, pool: "vmThreads" },
});
