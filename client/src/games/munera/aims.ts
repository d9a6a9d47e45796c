// On whom a card can be played.
import type { Play } from "./stage";

/** The key of what is asked once a card is chosen that can be played on several. */
export function aimed(targets: readonly Play[]): string {
  const aims = new Set(targets.map(({ aim }) => aim));
  const [aim] = aims;
  if (aims.size === 1 && aim === "school") return "munera-screen-target-school";
  return aims.size === 1 && aim === "man" ? "munera-screen-target-man" : "stage-target";
}
