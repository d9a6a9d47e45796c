// What a table of Munera loads.
export { default } from "./Munera.svelte";
export { production } from "./production";
