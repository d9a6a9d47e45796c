// How Gorus Maximus draws its cards, for the card browser.
import "./gorus.css";

export { default as Face } from "./PrintedCard.svelte";
export { default as Defs } from "./Defs.svelte";
