// The pictures in the rules of Spartacus.
import "../spartacus.css";
import type { Pictures } from "../../../rules/figures.svelte";
import * as figures from "./Figures.svelte";

export { default as Defs } from "../Defs.svelte";
const { default: _, ...named } = figures;
export const pictures: Pictures = named;
