// Everything about time and votes comes in one file: asked for at a table that has a clock, when people vote, or by the
// form of a new table.
export { default as ClockField } from "./ClockField.svelte";
export { default as News } from "./News.svelte";
export { default as NoteLine } from "./NoteLine.svelte";
export { default as Paused } from "./Paused.svelte";
export { default as TimeBar } from "./TimeBar.svelte";
export { default as Together } from "./Together.svelte";
export { default as VoteBar } from "./VoteBar.svelte";
