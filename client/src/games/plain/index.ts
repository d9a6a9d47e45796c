// The plain view: the screen of games that have none of their own, and of any game for who prefers it.
export { default } from "./Plain.svelte";
