// Everything about talk comes in one file, when a table is opened.
export { default as Account } from "./Account.svelte";
export { default as Promises } from "./Promises.svelte";
export { default as Talk } from "./Talk.svelte";
