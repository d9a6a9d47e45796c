// Which promises matter for the present question: those between the viewer and the houses that it is about.
import type { PromiseInfo } from "../../lib/protocol";
import type { Stage } from "./stage";

export interface Matters {
  mine: PromiseInfo[]; // open ones that the viewer has made to these houses
  theirs: PromiseInfo[]; // open ones that these houses have made to the viewer
  broken: PromiseInfo[]; // those they have broken towards the viewer, the latest first
}

export function promisesThatMatter(promises: readonly PromiseInfo[], { parties }: Stage, you: number): Matters {
  const between = promises.filter(
    ({ by, to }) => (by === you && parties.includes(to)) || (to === you && parties.includes(by)),
  );
  return {
    mine: between.filter(({ by, state }) => by === you && state === "open"),
    theirs: between.filter(({ to, state }) => to === you && state === "open"),
    broken: between.filter(({ to, state }) => to === you && state === "broken").reverse(),
  };
}
