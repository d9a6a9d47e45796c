// How Spartacus draws its cards, for the card browser.
import "./spartacus.css";

export { default as Face } from "./CardFace.svelte";
export { default as Defs } from "./Defs.svelte";
