// The lessons and the puzzles: a chunk of its own, with its texts.
export { default } from "./Learning.svelte";
