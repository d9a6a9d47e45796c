import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { leanFonts, leanLoading, leanWords } from "./lean.js";

// Also in it: what the plain view and the screens of games share; one of them would else be loaded with the other.
const MATCH =
  "stage/(?!moments|habits|offers|things|Stepper|typed)|table/(Match|Stage|Side|Chronicle|PromptBar|Foot|EndPanel|LeaveDialog)";
const HOUSE = new RegExp(
  `node_modules/(?!uqr/)|/client/src/(?!games/(?!plain/(Amount|logic))\\w+/|talk/|.*[qQ]r|${MATCH})`,
);
// What the frame of a match needs of the kit. What only some games use comes with these, or when it is drawn.
const OTHERS =
  "moments|habits|sound|StandingList|Card|cards|Deal|draft|Offer|offers|Good|Coin|[Ss]ealed|Fist|Die|[Dd]ice|Odds|face|AnswerList|Shortcuts|things";
const KIT = new RegExp(`/client/src/stage/(?!${OTHERS})`);
// What Munera needs to begin; the rest of it comes with the first turn (games/munera/parts.ts).
const MUNERA =
  /\/client\/src\/games\/munera\/(?!habits|frames|[Dd]uel|Fix|Rope|Crowd|Happening|Judgment|RollMoment|flights|rolls|subject|Spectacles|Chart|CardSheet|Body|Forum|[Bb]id|Gain|Ladder|ladder|tender)/;

// The built client lies inside the Python package, so that a wheel carries it and its users need no Node.
export default defineConfig({
  plugins: [svelte(), leanFonts(), leanWords(), leanLoading()],
  build: {
    outDir: "../src/harena/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows files of our own, nothing inline
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      // One file for all that is not a game or a match: small files pack badly. Games, the frame of a match with the kit
      // of the games' screens, words and the QR code come when needed.
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: HOUSE },
            { name: "kit", test: KIT },
            { name: "munera", test: MUNERA },
          ],
        },
      },
    },
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // light-dark() and nesting as they are
  },
  server: { proxy: { "/api": "http://127.0.0.1:8470", "/ws": { target: "ws://127.0.0.1:8470", ws: true } } },
  test: { include: ["src/**/*.test.ts"], css: true }, // css: a test reads the tokens
});
