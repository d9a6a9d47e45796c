import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { leanFonts, leanLoading, leanWords } from "./lean.js";

const MATCH = "stage/(?!moments|habits)|table/(Match|Stage|Side|Chronicle|PromptBar|Foot|EndPanel|LeaveDialog)";
const HOUSE = new RegExp(`node_modules/(?!uqr/)|/client/src/(?!games/\\w+/|talk/|.*[qQ]r|${MATCH})`);
const KIT = /\/client\/src\/stage\/(?!moments|habits|sound|CardBrowser|cards\.|AnswerList|Shortcuts|things)/;

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
          ],
        },
      },
    },
    cssTarget: ["chrome123", "firefox121", "safari17.5"], // light-dark() and nesting as they are
  },
  server: { proxy: { "/api": "http://127.0.0.1:8470", "/ws": { target: "ws://127.0.0.1:8470", ws: true } } },
  test: { include: ["src/**/*.test.ts"], css: true }, // css: a test reads the tokens
});
