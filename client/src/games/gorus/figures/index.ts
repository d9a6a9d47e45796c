// The pictures in the rules of Gorus Maximus.
import "../gorus.css";
import * as figures from "./Figures.svelte";
import type { Pictures } from "../../../rules/figures.svelte";

export { default as Defs } from "../Defs.svelte";
const { default: _, ...named } = figures;
export const pictures: Pictures = named;
