// What the table frame and a game's screen share: moments, explanations, answers in several steps, standing answers.
import { createContext, type Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Decision } from "./standing";
import type { Standing } from "./standing.svelte";
import type { Advice, Line, PromiseInfo, Scene, Table, Thing } from "../lib/protocol";

/** How long something deserves to be looked at: a glance, a look, or until it has been seen. */
export type Weight = "routine" | "notable" | "decisive";

/** Something that happened, shown where it happens. A scene brings none, one or several. */
export interface Moment {
  name: string; // what the screen draws for it: a word of the game's own
  weight: Weight;
  lines: readonly Line[]; // the events it shows
  mine: boolean; // it is about the viewer
  over: "before" | "after"; // the picture below it: the scene before these events, or after them
  lands?: number; // ms at normal speed until its dice lie: before that, nothing tells how they fell
  tells?: boolean; // the headline says what happens, and not who is waited for
  stays?: boolean; // until `seen` is called, however long that takes (a count that must be closed)
}

/** A game's own part: what the frame needs besides the screen. A chunk of the page has it, with the screen. */
export interface Production {
  direct: (scene: Scene, before: Scene | null) => Moment[];
  weigh: (line: Line, you: number, scene: Scene | null) => Weight; // for "since you were away"
  keys?: readonly Key[]; // for the shortcut sheet; the screen listens for them itself
  story?: () => Promise<{ default: Component<StoryProps> }>; // how the match came to its end, for the end panel
  tabs: readonly Tab[]; // on a phone: what the screen has besides talk and log; the first is the table
}

export interface StoryProps {
  lines: readonly Line[]; // what everybody was told, from the start, without words
  promises: readonly PromiseInfo[]; // that the viewer may read
}

/** A key that does something, and the key of the text that says what. */
export interface Key {
  key: string;
  label: string;
}

export type Tab = "table" | "mine" | "others" | "talk" | "log";

/** The sounds, each made with Web Audio (sound.ts). */
export type Sound = "card" | "coin" | "dice" | "gate" | "crowd-up" | "crowd-down" | "turn";

/** A way to answer the present question, and others like it from then on. */
export interface Stop {
  id: string; // what the answer is for: duel, spectacle, turn, news, ...
  label: string;
  choose: () => void;
}

export interface Kit {
  readonly table: Table;
  readonly scene: Scene; // what to draw; while a moment lies over the scene before it, that one
  readonly moment: Moment | null; // what is being shown now
  readonly landed: boolean; // the dice of the moment lie, or it has none
  readonly spared?: Decision | null; // what the page answers to the question of the scene shown
  readonly played: readonly Line[]; // the events of this scene whose moments were shown or are being shown
  readonly lines: readonly Line[]; // the log up to what is shown
  readonly promises: readonly PromiseInfo[]; // given in talk, as far as the viewer may know them; the oldest first
  readonly busy: boolean;
  readonly hint: Advice | null;
  readonly tab: Tab; // on a phone: which of its tabs the screen shows
  readonly phone: boolean; // one stage plus tabs
  readonly speed: number; // 0: off; 1: normal; multiply durations with it
  readonly stops: readonly Stop[]; // beside the question: the usual standing answers to it
  seen(): void; // the moment was seen: go on
  answer(option: number): void;
  passOn(): void; // passes here, and at every window like this one until something is new
  answers(options: readonly number[], skips?: boolean): void; // several answers, one after the other, each as soon as it is asked for; stops when one is not among the options; skips: leaves those out that the game gives by itself
  readonly standing?: Standing; // standing answers: stopNext("rest") asks me at the next rest, reach(scene, 3) stays in a tender down to 3
  act(free_action: string, args: number[]): Promise<boolean>;
  undo(): void;
  why(option: number): void;
  rule(number: string): void;
  seat(seat: number): void; // shows where somebody sits
  show(tab: Tab): void; // on a phone: goes to another tab
  list(): void; // opens the plain list of all answers
  thing(kind: string, id: string | number): Thing | undefined; // a number is Thing.number, a string Thing.id
  explain(kind: string, id: string | number, now?: () => string): Attachment; // pointing, focus or a long press shows the thing's sheet; now: what it does at present
  sound(name: Sound): void;
}

export const [getKit, setKit] = createContext<() => Kit>();
