// What every part gets that draws the middle of the screen in one phase.
import type { Snippet } from "svelte";
import type { Scene } from "../../lib/protocol";
import type { Choosing } from "../../stage/choosing.svelte";
import type { Stage } from "./stage";

export interface CenterProps {
  scene: Scene;
  stage: Stage;
  choosing: Choosing;
  children?: Snippet; // beside the pass: what one can do besides answering
  propose?: (seat: number) => void; // opens the deal table with this house; undefined: no offers now
}
