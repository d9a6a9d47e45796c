import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { leanFonts, leanWords } from "./lean.js";

// The replay alone, as one script and one style sheet: `harena replay --html` puts them into a file that needs no server.
export default defineConfig({
  plugins: [svelte(), leanFonts(), leanWords()],
  base: "./",
  publicDir: false,
  build: {
    outDir: "../src/harena/server/replay/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the fonts are put into the file later: here they are only cut
    cssCodeSplit: false,
    modulePreload: false,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    rolldownOptions: {
      input: "src/replay/file.ts",
      output: {
        format: "es",
        codeSplitting: false,
        entryFileNames: "replay.js",
        assetFileNames: ({ names }) => (names[0]?.endsWith(".css") ? "replay.css" : "[name][extname]"),
      },
    },
  },
});
