// The pictures in the rules of Munera.
import "../munera.css";
import type { Pictures } from "../../../rules/figures.svelte";
import * as figures from "./Figures.svelte";
import { OFFERS, SCENE } from "./examples";

export { default as Defs } from "./Defs.svelte";
const { default: _, sameSchool, ...named } = figures;
export const pictures: Pictures = { ...named, "same-school": sameSchool };
export const shown = { scene: SCENE, lines: OFFERS };
