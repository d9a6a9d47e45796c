// What a table of Spartacus loads.
export { default } from "./Spartacus.svelte";
export { production } from "./production";
