// The puzzles: a chunk of its own, with its texts.
export { default as PuzzlePage } from "./PuzzlePage.svelte";
export { default as Puzzles } from "./Puzzles.svelte";
