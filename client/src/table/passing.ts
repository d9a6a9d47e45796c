// Who has nothing to add lets the page pass for him in every window, until something else comes up.
import type { Question, Scene } from "../lib/protocol";

/** The offers to me that lie there. */
export const offersTo = (scene: Scene, you: number) =>
  scene.offers.filter((offer) => offer.to === you).map((offer) => offer.id);

/** What I had seen when I asked the page to pass for me. */
export interface Known {
  offers: number[]; // to me
  step: string; // the kind of window
  options: number[];
}

export const knownIn = (scene: Scene, you: number): Known => ({
  offers: offersTo(scene, you),
  step: scene.question?.step ?? "",
  options: scene.question?.options.map((option) => option.option) ?? [],
});

/** Is it a window of the same kind, with nothing new to play? */
const isKnown = (question: Question, known: Known) =>
  question.window &&
  !question.fresh &&
  question.step === known.step &&
  question.options.every(({ option }) => known.options.includes(option));

/** Can the page go on passing? Not once I am asked something new, or get an offer I do not know. */
export function goesOn(scene: Scene, you: number, known: Known): boolean {
  // Where I can only pass I am not asked at all, whatever window it is.
  const nothingNew = !scene.question || onlyPasses(scene) || isKnown(scene.question, known);
  return !scene.result && nothingNew && offersTo(scene, you).every((id) => known.offers.includes(id));
}

/** In a window with nothing to play and nothing else to do there: the server passes for me in a moment. */
export const onlyPasses = ({ question, free_actions }: Scene) =>
  question?.window && question.options.length === 1 && !free_actions.length;

/** The answer that passes. */
export const pass = (question: Question) => question.options.find((option) => option.domain === "pass")?.option;
