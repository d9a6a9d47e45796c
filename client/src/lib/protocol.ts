// Made from src/harena/server/protocol.py by `make protocol`. Do not edit.

/** The first message of a connection; exactly one. Answered by `table`, and by `scene` once a match runs. */
export interface Hello {
  type: "hello";
  token?: string; // whose seat this is; empty: watch
  lang?: "de" | "en" | "fr" | "it";
  have?: number; // lines 0 to have-1 of the log are there already, in this language
  panels?: boolean; // send `scene.panels`, for the plain view
}

/** Another language or another view from now on. The server answers like to `hello`, with the whole log. */
export interface Look {
  type: "look";
  lang: "de" | "en" | "fr" | "it";
  panels?: boolean;
}

/** One option of the open question. Quote `choice` and `turn` of that question; another is stale. */
export interface Answer {
  type: "answer";
  command: string;
  choice: string;
  turn: number;
  option: number;
}

/** Take back the last answer of one's own draft. */
export interface Undo {
  type: "undo";
  command: string;
}

/** A free action: something a seat may do unasked. Offers are made and answered this way. */
export interface Act {
  type: "act";
  command: string;
  free_action: string;
  args: number[];
}

/** Why is this option not allowed now? Answered by `because`. */
export interface Why {
  type: "why";
  option: number;
}

/** What would a bot do in my place? Answered by `advice`, to this connection only, once the bot has thought; or by
`refused`. Nothing is played, and nobody else hears of it. */
export interface Hint {
  type: "hint";
  seat: number; // whose question it is about: one's own
}

/** The host, before the start: give a seat to a bot, or free it (a person in it has to sit down again). */
export interface Arrange {
  type: "arrange";
  command: string;
  seat: number;
  who: "bot" | "free";
  bot?: string;
}

/** The host starts the match; every seat must be taken. */
export interface Start {
  type: "start";
  command: string;
}

/** Change one's own name. */
export interface Rename {
  type: "rename";
  command: string;
  name: string;
}

/** Before the start: the seat is free again. Later: a bot plays for you until you come back. */
export interface Leave {
  type: "leave";
  command: string;
}

/** Take one's own seat back from the bot that plays for one. */
export interface Return {
  type: "return";
  command: string;
}

/** A bot plays for somebody who is gone, until he comes back. Any seated person may ask for it. */
export interface Replace {
  type: "replace";
  command: string;
  seat: number;
}

/** The same seats and options again: a new table, named in `table.rematch`; everybody's token is good there too. */
export interface Rematch {
  type: "rematch";
  command: string;
}

/** Is anybody there? Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** The table around the match. Sent first, and whenever any of it changes. */
export interface Table {
  type: "table";
  id: string;
  game: string;
  game_name: string;
  phase: "open" | "over" | "running";
  you: number; // your seat; -1: you watch
  host: boolean; // you may arrange seats and start
  seats: SeatInfo[];
  options: Record<string, any>;
  settings: SettingLine[];
  bots: BotInfo[]; // that know this game
  hints: boolean; // `hint` is answered
  invite: string; // goes behind the # of the private link; empty for those who only watch
  rematch: string; // the id of the table where it goes on; empty: none yet
}

/** The match as this viewer sees it, whole. Sent after every change that he can see, and only then. */
export interface Scene {
  type: "scene";
  seq: number; // counts the scenes of this connection: nobody sees when others seal or change their minds
  fresh: boolean; // `log` is all there is to read: drop the lines you hold
  view: Record<string, any>; // what this seat may look at: docs/kernel.md
  names: Names;
  question: Question | null;
  waiting: number[]; // the seats the game waits for, as everybody may know
  waiting_text: string; // who must do what, for those who are not asked
  undo: boolean; // `undo` would take back an answer of yours
  free_actions: FreeActionInfo[];
  offers: OfferInfo[];
  log: Line[]; // lines the client does not hold yet
  closed: number[]; // [from, to): lines nobody may look at for now
  result: Result | null;
  panels: Panel[] | null;
}

/** The command is carried out and safely on disk. A resend of it is answered the same way and does nothing. */
export interface Done {
  type: "done";
  command: string;
}

/** The command changed nothing. */
export interface Refused {
  type: "refused";
  command: string; // empty where none could be read
  code: "bad-name" | "broken" | "illegal" | "no-such-bot" | "no-such-seat" | "not-asked" | "not-free" | "not-full" | "not-now" | "not-saved" | "not-yours" | "nothing-to-undo" | "present" | "stale" | "unreadable";
  rule: string;
}

/** The rule that forbids an option. */
export interface Because {
  type: "because";
  option: number;
  rule: string;
  text: string;
}

/** What a bot would do: an option of the question, or something to be done unasked first. */
export interface Advice {
  type: "advice";
  choice: string; // the question
  turn: number;
  option: number | null;
  free_action: string; // empty: none, there is an option
  args: number[];
  text: string; // what, and why
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** The last message before the server closes the connection. */
export interface Closing {
  type: "closing";
  code: "hello-first" | "no-such-table" | "restart" | "too-fast" | "wrong-token";
}

/** A bot one can choose, from the weakest on. */
export interface BotInfo {
  name: string;
  label: string;
  about: string; // how it plays
  usual: boolean; // who plays where nobody has chosen
}

/** One seat, as everybody may know it. */
export interface SeatInfo {
  seat: number;
  who: "bot" | "free" | "person";
  name: string;
  bot: string; // the kind of bot that plays here or stands in; empty: none
  bot_label: string; // what this kind is called
  here: boolean; // a person with an open connection
  gone: boolean; // a person who has been away so long that `replace` is allowed
  stand_in: boolean; // a bot plays for this person
}

/** A table option in words. */
export interface SettingLine {
  name: string;
  label: string;
  value: string;
  rule: string;
  usual: boolean; // it has its usual value
}

/** One legal answer. */
export interface Option {
  option: number;
  label: string; // in words, with what it would do
  domain: string; // card, seat, amount, yes/no, pass, ...
  number: number; // its place in its domain: the amount, the seat, the card
}

/** One field of a form: a number from low to high. */
export interface FormPart {
  name: string;
  label: string;
  low: number;
  high: number;
}

/** Options that cannot be listed. The option is start + the parts as digits to the base, the first the highest. */
export interface Form {
  parts: FormPart[];
  together: number; // the sum of all parts is at most this; -1: any
  start: number;
  base: number;
}

/** What you are asked. */
export interface Question {
  choice: string;
  turn: number; // counts your own answers: quote it, so that a second click cannot answer the next question
  step: string;
  kind: string;
  domain: string;
  rule: string;
  remaining: number;
  sealed: boolean; // hidden from the others until all are in; you may change it until then
  given: number | null; // what you have sealed
  window: boolean; // all may react, in turn or at once, until everybody passes
  fresh: boolean; // a window that is about something else each time: who passed once is asked again
  text: string; // who must do what
  why: string; // what is allowed, and why
  amounts: string[]; // domains whose options are amounts, best shown as a number to set
  options: Option[]; // all of them, or sensible ones where there is a form
  form: Form | null;
}

/** One ready-made use of a free action. */
export interface FreeMoveItem {
  args: number[];
  label: string;
}

/** Something that can change hands in a deal. */
export interface Good {
  good: number;
  label: string;
  mine: number; // how many you may promise
  theirs: number[]; // a seat: how many you may ask for
}

/** Something you may do unasked. */
export interface FreeActionInfo {
  name: string;
  label: string;
  rule: string;
  menu: FreeMoveItem[];
  goods: Good[]; // for `propose` and `counter`: what an offer can be made of
}

/** A deal on the table, seen by its two sides. */
export interface OfferInfo {
  id: number;
  by: number;
  to: number;
  give: number[][]; // pairs of good and amount
  get: number[][];
  give_text: string;
  get_text: string;
}

/** A line of the log: what happened, for reader, animation and screen reader. */
export interface Line {
  n: number; // counted from 0 among the lines this viewer may read
  kind: string;
  args: any[];
  text: string;
  pause: boolean; // the chronicle takes a breath before it
}

/** What seats and sides are called, for this viewer. */
export interface Names {
  seats: string[];
  sides: string[];
  you: number;
  your_side: number;
}

/** One line of a panel: what it is about, then a cell a column. */
export interface Row {
  label: string;
  cells: string[];
}

/** A part of the state in words, for the plain view. */
export interface Panel {
  title: string;
  columns: string[];
  rows: Row[];
}

/** How the match ended: seats. */
export interface Result {
  winners: number[];
  scores: number[];
  text: string; // the last word of the log
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  options: Record<string, any>;
  seats: NewSeat[];
  start?: boolean; // at once; every seat must be taken
}

/** POST /api/tables/{id}/seats: take a free seat with the invitation of the private link. */
export interface SitDown {
  invite: string;
  name: string;
  seat?: number; // -1: any
}

/** POST /api/mine: how do my tables stand? */
export interface MyTables {
  tables: Mine[];
  lang?: "de" | "en" | "fr" | "it";
}

/** Who shall sit here. Person: you, or at one screen with you; the name is his. */
export interface NewSeat {
  who: "bot" | "free" | "person";
  name?: string;
  bot?: string;
}

/** One of my tables: its id and a token. */
export interface Mine {
  table: string;
  token: string;
}

/** The answer to `NewTable`: keep the tokens, they are your seats. */
export interface TableMade {
  table: string;
  invite: string;
  seats: Seated[];
}

/** A seat that is yours: the answer to `SitDown`. */
export interface Seated {
  seat: number;
  token: string;
}

/** One of them; phase "gone" where there is no such table or seat any more. */
export interface TableState {
  table: string;
  phase: "gone" | "open" | "over" | "running";
  game: string;
  game_name: string;
  names: string[];
  you: number;
  waiting: number[]; // seats
  winners: number[];
  changed: number; // seconds since 1970
}

/** GET /api/games/{lang} */
export interface Games {
  games: GameInfo[];
}

/** GET /api/rules/{game}/{lang} */
export interface RulesPage {
  title: string;
  intro: string;
  chapters: ChapterText[];
}

/** GET /api/about: addresses are those under which this server can be reached from the local network. */
export interface About {
  version: string;
  protocol: number;
  addresses: string[];
}

/** The body of every HTTP error; `text` is for people. */
export interface Trouble {
  code: "bad-options" | "bad-request" | "broken" | "foreign-origin" | "full" | "not-found" | "too-fast" | "too-large" | "wrong-invitation";
  text: string;
}

/** A table option for a form. */
export interface SettingInfo {
  name: string;
  label: string;
  help: string;
  rule: string;
  kind: "choice" | "number" | "numbers" | "some" | "switch" | "text"; // some: the default, or some of the values
  default: any;
  default_label: string;
  values: any[];
  value_labels: string[]; // of the values; of the numbers, where the kind is numbers
  advanced: boolean; // few people change it: shown under "More options"
  fits: Record<string, any[]>; // by number of players: the values that fit (some: how many); empty: all, always
}

/** A game for the form of a new table. */
export interface GameInfo {
  name: string;
  label: string;
  about: string;
  low: number;
  high: number;
  usual: number; // players
  bots: BotInfo[];
  settings: SettingInfo[];
}

/** One numbered rule. */
export interface RuleText {
  number: string;
  text: string;
}

/** A chapter of the rules. */
export interface ChapterText {
  number: string;
  title: string;
  rules: RuleText[];
}

export type FromClient = Hello | Look | Answer | Undo | Act | Why | Hint | Arrange | Start | Rename | Leave | Return | Replace | Rematch | Ping;

export type FromServer = Table | Scene | Done | Refused | Because | Advice | Pong | Closing;
