// Lets the page pass for a person in every window, until something else happens.
import type { Question, Scene } from "../lib/protocol";

/** The open offers to me. */
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

/** Whether it is a window of the same kind, with nothing new to play. */
const isKnown = (question: Question, known: Known) =>
  question.window &&
  !question.fresh &&
  question.step === known.step &&
  question.options.every(({ option }) => known.options.includes(option));

/** Whether the page can go on passing. It stops when I am asked something new, or get a new offer. */
export function goesOn(scene: Scene, you: number, known: Known): boolean {
  // Where I can only pass I am not asked at all, whatever window it is.
  const nothingNew = !scene.question || onlyPasses(scene) || isKnown(scene.question, known);
  return !scene.result && nothingNew && offersTo(scene, you).every((id) => known.offers.includes(id));
}

/** Whether the server will pass for me in a moment, because there is nothing to play or do in this window. */
export const onlyPasses = ({ question, free_actions }: Scene) =>
  question?.window && question.options.length === 1 && free_actions.every((each) => each.any_time);

/** Returns the answer that passes. */
export const pass = (question: Question) => question.options.find((option) => option.domain === "pass")?.option;
