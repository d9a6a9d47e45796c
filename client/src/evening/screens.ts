// What is needed for club evenings: a file of its own, with its texts.
export { default as Evening } from "./Evening.svelte";
export { default as Plan } from "./Plan.svelte";
