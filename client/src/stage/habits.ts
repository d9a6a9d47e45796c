// What a game says about its own questions, so that they can be answered in advance (standing.ts).
import type { Option, Scene } from "../lib/protocol";

/** When a kind of question is asked: always, if it concerns me, if something is new for me, or never. */
export type Policy = "ask" | "mine" | "news" | "never";

/** A kind of question. Its label is the text `label`; what "mine" means for it is the text `mine`. */
export interface QuestionKind {
  id: string;
  label: string;
  policies: readonly Policy[]; // those that make sense, the usual one first
  mine?: string; // the text for "only if it concerns me", where it means something else here
  same?: string; // the text for "always this answer, in this duel"
  quiet?: string; // the text for its quiet answer where that is not the same the next time ("Keep the 2")
}

/** How long "not again" lasts: something of the game with a number of its own. */
export interface Span {
  name: "duel" | "spectacle" | "auction" | "turn";
  id: string;
}

export interface Habits {
  kinds: readonly QuestionKind[];
  kind: (scene: Scene) => string; // the kind of the open question; "": it is always asked
  mine: (scene: Scene, you: number) => boolean; // it is about my man, my school or my money
  news: (scene: Scene, you: number) => string; // what is new for me besides options and offers; "": nothing
  mark: (option: Option, scene: Scene) => string; // an option with a mark that I have not seen before is news; "": it never is
  spans: (scene: Scene, kind?: string) => Span[]; // the narrowest first; of the open question, or of a kind
  titles: (scene: Scene) => number[]; // of the cards that can be played now
  more?: (scene: Scene, option: number) => boolean; // who has done this at a window is likely to go on; usually so
  quiet: (scene: Scene) => number | undefined; // the answer when I am not asked: usually to pass
  same?: (scene: Scene, answer: number, you: number) => number | undefined; // my earlier answer, where it is meant; undefined: as if I had not said it
  reach?: (scene: Scene, limit: number) => number | undefined; // the next step towards a limit that I have named
}

/** Returns the answer that passes. */
export const passing = (scene: Scene): number | undefined =>
  scene.question?.options.find((option) => option.domain === "pass")?.option;

/** For a game without habits of its own: every step is a kind, always asked unless somebody says otherwise. */
export const plainHabits: Habits = {
  kinds: [],
  kind: ({ question }) => (question?.window ? question.step : ""),
  mine: () => true,
  news: () => "",
  mark: ({ option }) => String(option),
  spans: () => [],
  titles: () => [],
  quiet: passing,
};
