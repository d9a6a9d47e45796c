// The coach beside the replay: a chunk of its own, with its texts.
export { default as Coach } from "./Coach.svelte";
export { default as Here } from "./Here.svelte";
export { Sought } from "./sought.svelte";
