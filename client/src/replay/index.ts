// The replay: a chunk of its own, with its texts.
export { default as OpenRecord } from "./OpenRecord.svelte";
export { default as TableReplay } from "./TableReplay.svelte";
