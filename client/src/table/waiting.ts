// What a table shows before its match, in a file of its own: whoever comes to a running match does not need it.
export { default as Join } from "./Join.svelte";
export { default as WaitingRoom } from "./WaitingRoom.svelte";
