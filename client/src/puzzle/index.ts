// The puzzles: a chunk of its own, with its texts.
export { default } from "./Puzzling.svelte";
