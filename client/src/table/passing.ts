// Who has nothing to add lets the page pass for him in every window, until something else comes up.
import type { Question, Scene } from "../lib/protocol";

/** The offers to me that lie there. */
export const offersTo = (scene: Scene, you: number) => scene.offers.filter((offer) => offer.to === you).map((offer) => offer.id);

/** Can the page go on passing? Not once I am asked something that is no window, or get an offer I do not know. */
export function goesOn(scene: Scene, you: number, known: number[]): boolean {
  return !scene.result && (scene.question?.window ?? true) && offersTo(scene, you).every((id) => known.includes(id));
}

/** In a window with nothing to play and nothing else to do there: the server passes for me in a moment. */
export const onlyPasses = ({ question, liberties }: Scene) => question?.window && question.options.length === 1 && !liberties.length;

/** The answer that passes. */
export const pass = (question: Question) => question.options.find((option) => option.domain === "pass")?.option;
