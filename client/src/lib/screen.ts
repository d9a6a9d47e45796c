// What the table frame passes to a game's screen. A screen draws the scene and reports what a person chose; the frame
// talks to the server, shows refusals and the reasons for disabled things, and has the prompt bar, seats, log and rules.
import type { Advice, Scene, Table } from "./protocol";

export interface ScreenProps {
  scene: Scene; // what to draw now: the frame shows scenes one by one, at the speed the person has chosen
  table: Table;
  busy: boolean; // an answer is on its way, or older scenes are still being shown: display them, but accept no answers
  hint: Advice | null; // what a bot would do, if the person has asked
  answer: (option: number) => void; // an option of scene.question
  act: (free_action: string, args: number[]) => Promise<boolean>; // true: it was carried out
  undo: () => void;
  why: (option: number) => void; // somebody tapped a disabled thing: the frame names the rule that forbids it
  rule: (number: string) => void; // open the rules drawer at a rule
}
