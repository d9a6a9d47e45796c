// All of Gorus Maximus that the page loads with a table: its screen, and what directs its moments.
export { default } from "./Gorus.svelte";
export { production } from "./direct";
