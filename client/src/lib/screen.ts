// What the table frame hands to a game's screen. A screen draws the scene and says what a person chose; the frame
// talks to the server, shows refusals and the reasons for dimmed things, and keeps prompt bar, seats, log and rules.
import type { Advice, Scene, Table } from "./protocol";

export interface ScreenProps {
  scene: Scene; // what to draw now: the frame plays scenes one by one, at the pace the person likes
  table: Table;
  busy: boolean; // an answer is on its way, or older scenes are still being played: show, but take no answers
  hint: Advice | null; // what a bot would do, if the person has asked
  answer: (option: number) => void; // an option of scene.question
  act: (free_action: string, args: number[]) => Promise<boolean>; // true: it was carried out
  undo: () => void;
  why: (option: number) => void; // somebody tapped a dimmed thing: the frame names the rule that forbids it
  rule: (number: string) => void; // open the rules drawer at a rule
  passOn: () => void; // from now on the frame passes in every window, until something else comes up
  hold: (until: Promise<void>) => void; // play no further scene before this: a count somebody is reading
}
