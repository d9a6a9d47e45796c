// How Munera draws its cards, for the card browser.
import "./munera.css";

export { default as Face } from "./CardFace.svelte";
export { default as Defs } from "./Defs.svelte";
