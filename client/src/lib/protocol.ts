// Made from src/harena/server/protocol by `make protocol`. Do not edit.

/** Opens the connection. It must be the first message and is sent exactly once. Answered by `table`, and by `scene`
once a match runs. */
export interface Hello {
  type: "hello";
  token?: string; // proves whose seat this is; empty: the cookie does, or watch only
  seat?: number; // without a token: which of your seats, if you have several here
  lang?: "de" | "en" | "fr" | "it";
  have?: number; // the client needs no log lines before this number, in this language
  panels?: boolean; // send `scene.panels`, for the plain view
  changes?: boolean; // after the first scene, send `change` instead of whole scenes
}

/** Changes the language or the view from now on. Answered like `hello`, with the newest lines of the log. */
export interface Look {
  type: "look";
  lang: "de" | "en" | "fr" | "it";
  panels?: boolean;
}

/** Answers the open question with one of its options. Quote `choice` and `turn` of that question; an answer to
another question is refused as stale. */
export interface Answer {
  type: "answer";
  command: string;
  choice: string;
  turn: number;
  option: number;
}

/** Takes back the last answer of your own draft. */
export interface Undo {
  type: "undo";
  command: string;
}

/** Takes a free action: something that a seat may do without being asked. Offers are made and answered this way. */
export interface Act {
  type: "act";
  command: string;
  free_action: string;
  args: number[];
}

/** Asks why an option is not allowed now. Answered by `because`. */
export interface Why {
  type: "why";
  option: number;
}

/** Asks what a bot would do in this seat. Answered by `advice` when the bot has finished thinking, or by `refused`.
Only this connection gets the answer, and nothing is played. */
export interface Hint {
  type: "hint";
  seat: number; // the seat whose question it is about; it must be your own
}

/** Says something to all seats or to one: a text, or a phrase of the game's phrasebook with its slots filled. A
phrase can be given as a promise. */
export interface Say {
  type: "say";
  command: string;
  to?: number; // -1: everybody at the table; else a whisper
  text?: string;
  phrase?: string;
  slots?: (number | string)[];
  promise_to?: number; // the seat that is promised something; -1: it is not a promise
}

/** Marks a promise that was made to you as kept or broken. You may change your mind. */
export interface Mark {
  type: "mark";
  command: string;
  message: number; // the number of the talk line
  kept: boolean;
}

/** Stops what another seat says from reaching you, or lets it through again. */
export interface Mute {
  type: "mute";
  command: string;
  seat: number;
  on: boolean;
}

/** Shows a talk line to the host, who can switch talk off, and with the lines around it to the operator of the
site. */
export interface Report {
  type: "report";
  command: string;
  message: number;
}

/** The host switches talk off for everybody, or on again. */
export interface TalkSwitch {
  type: "talkswitch";
  command: string;
  on: boolean;
}

/** The host stops a seat from saying anything at this table, or lets it speak again. */
export interface Silence {
  type: "silence";
  command: string;
  seat: number;
  on: boolean;
}

/** The host removes a person. Before the start the seat becomes free; later a bot plays there to the end. The person
may watch. If they are banned as well, they cannot sit down again, and the private link changes. */
export interface Remove {
  type: "remove";
  command: string;
  seat: number;
  ban?: boolean;
}

/** The host opens the table to everybody and lists it in the lobby, or makes it private again. Only before the
start. */
export interface Publish {
  type: "publish";
  command: string;
  on: boolean;
}

/** The host gives a seat to a bot or frees it, before the start. A person who sat in it has to sit down again. */
export interface Arrange {
  type: "arrange";
  command: string;
  seat: number;
  who: "bot" | "free";
  bot?: string;
}

/** The host starts the match. Every seat must be taken. */
export interface Start {
  type: "start";
  command: string;
}

/** Changes your own name. */
export interface Rename {
  type: "rename";
  command: string;
  name: string;
}

/** Adds a random number to the dice: of this table's match before it starts, of the rematch once it is over. A page
sends one by itself as soon as it has seen the commitment. The first one of a seat counts. */
export interface Salt {
  type: "salt";
  command: string;
  commitment: string;
  salt: string;
}

/** Leaves the seat. Before the start, it becomes free: another person is the host then, and where there is none the
table ends. Later, a bot plays for you until you come back. */
export interface Leave {
  type: "leave";
  command: string;
}

/** Takes your own seat back from the bot that plays for you. */
export interface Return {
  type: "return";
  command: string;
}

/** Lets a bot play for a person who is gone, until they come back. Any seated person may ask for it. */
export interface Replace {
  type: "replace";
  command: string;
  seat: number;
}

/** Proposes something that the people at the table decide together while a match runs. Whoever proposes it agrees
with it. One vote is open at a time. */
export interface Propose {
  type: "propose";
  command: string;
  what: "end" | "pause" | "replace" | "undo";
  seat?: number; // replace: for whom a bot shall play
  minutes?: number; // pause: how long; 0: until somebody ends it
}

/** Says yes or no to what was proposed. It can be changed until it is decided. With no, whoever has
proposed it withdraws it. */
export interface Vote {
  type: "vote";
  command: string;
  proposal: number; // its number
  yes: boolean;
}

/** Ends a pause. Anybody who plays may. */
export interface Resume {
  type: "resume";
  command: string;
}

/** Makes a new table with the same seats and options. Its id is in `table.rematch`, and everybody's token is valid
there too. */
export interface Rematch {
  type: "rematch";
  command: string;
}

/** The host closes the table for good. Everybody is told; the record stays. */
export interface Close {
  type: "close";
  command: string;
}

/** Asks where the cards are now, as far as you may know it. Answered by `whereabouts`. */
export interface Where {
  type: "where";
}

/** Asks for lines of the log that come before a line. Answered by `lines`. */
export interface Earlier {
  type: "earlier";
  before: number;
}

/** Checks whether the connection is alive. Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** The table around the match. Sent first, and again whenever any of it changes. */
export interface Table {
  type: "table";
  id: string;
  game: string;
  game_name: string;
  phase: "open" | "over" | "running";
  you: number; // your seat; -1: you are watching
  yours: number[]; // all seats of the same person
  host: boolean; // you may arrange seats and start the match
  host_seat: number; // the seat of whoever may; -1: nobody has sat down yet
  seats: SeatInfo[];
  options: Record<string, any>;
  settings: SettingLine[];
  bots: BotInfo[]; // the bots that can play this game
  hints: boolean; // `hint` is available
  odds: boolean; // the stage tells the odds of what is at stake
  invite: string; // comes after the # of the private link; empty for spectators
  rematch: string; // the id of the table of the rematch; empty: none yet
  dice: Dice;
  listed: boolean; // everybody may sit down without an invitation, until the start
  evening: string; // the id of the evening it belongs to; empty: none
  banned: boolean; // its host has removed you, and does not let you sit down again
}

/** The complete match as this viewer sees it. Sent after every change that the viewer can see, and only then. */
export interface Scene {
  type: "scene";
  seq: number; // counts the scenes of this connection; sealed answers of others do not count
  fresh: boolean; // drop the log lines you hold
  view: Record<string, any>; // what this seat may see: docs/kernel.md
  stage: any; // what the game's own screen would have to work out from the view (games/<game>/stage.py); null: none
  names: Names;
  question: Question | null;
  waiting: number[]; // the seats the game waits for, as far as everybody may know
  waiting_text: string; // who else must do what; empty if only the viewer is asked
  undo: boolean; // `undo` would take back one of your answers
  free_actions: FreeActionInfo[];
  offers: OfferInfo[];
  log: Line[]; // lines that the client does not have yet; if they are too many, the newest: see `earlier`
  closed: number[]; // [from, to): lines that nobody may look at for now; they come again when they may
  result: Result | null;
  panels: Panel[] | null;
}

/** What has changed since the last scene of this connection: with these edits and these fields it is the next one.
Sent instead of `scene` to those who asked for it in `hello`. */
export interface Change {
  type: "change";
  seq: number;
  edits: Edit[];
  log: Line[];
  closed: number[];
}

/** How much time everybody has, and what the people at the table decide together. Sent after `scene` at tables that
have a clock, a pause or a vote, and again when it changes: never because of what not everybody may know. */
export interface Clock {
  type: "clock";
  now: number; // the server's own count of seconds; it stands still while no server runs
  kind: "" | "days" | "live"; // empty: there is no clock
  seats: SeatClock[];
  paused: boolean;
  paused_since: number;
  paused_until: number; // 0: until somebody ends the pause
  proposal: ProposalInfo | null;
  proposals: number; // so many were made
  ended: boolean; // the match was ended by vote, without a result
  notes: Note[]; // what was decided so far; of many, the last ones
}

/** What is said at the table. Sent after `table`, and again when something has changed that this viewer may know. */
export interface Talk {
  type: "talk";
  fresh: boolean; // drop the lines you hold; of a long talk, `lines` are the last ones
  on: boolean; // something can be said
  whispers: boolean; // whispers are allowed here
  lines: TalkLine[]; // lines that the client does not have yet
  promises: PromiseInfo[];
  muted: number[]; // the seats that you do not hear
  silenced: number[]; // the seats that the host does not let speak
  reports: ReportInfo[]; // for the host: the last ones
}

/** The command was carried out and is safely on disk. A resend gets the same answer and has no further effect. */
export interface Done {
  type: "done";
  command: string;
}

/** The command was refused and changed nothing. */
export interface Refused {
  type: "refused";
  command: string; // empty if the command id could not be read
  code: "already-done" | "among-strangers" | "bad-name" | "bad-phrase" | "broken" | "empty-message" | "illegal" | "no-promise" | "no-such-bot" | "no-such-message" | "no-such-seat" | "no-whispers" | "not-asked" | "not-free" | "not-full" | "not-now" | "not-saved" | "not-your-promise" | "not-yours" | "nothing-to-undo" | "present" | "silenced" | "stale" | "talk-full" | "talk-off" | "talk-too-fast" | "to-yourself" | "too-long" | "too-often" | "unreadable";
  rule: string;
}

/** The answer to `earlier`: all lines from number `first` up to the line that was named, except closed ones. */
export interface Lines {
  type: "lines";
  first: number;
  lines: Line[];
}

/** The rule that forbids an option. */
export interface Because {
  type: "because";
  option: number;
  rule: string;
  text: string;
}

/** What a bot would do: an option of the question, or a free action to take first. */
export interface Advice {
  type: "advice";
  choice: string; // the id of the question
  turn: number;
  option: number | null;
  free_action: string; // empty: no free action, but the option above
  args: number[];
  text: string; // what the bot would do, and why
}

/** Where the cards are now. */
export interface Whereabouts {
  type: "whereabouts";
  places: ThingPlace[];
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The database is locked or away, at all tables alike: what people do now waits, and nothing of it is lost. Sent
after a second of waiting, to those who come meanwhile, and when it is over. */
export interface Saving {
  type: "saving";
  on: boolean;
}

/** The last message before the server closes the connection. */
export interface Closing {
  type: "closing";
  code: "banned" | "closed" | "ended" | "hello-first" | "no-such-table" | "restart" | "too-fast" | "wrong-token"; // ended: the host has closed the table, or its last person left before the start
  why?: string; // closed and banned: the reason that the operator of the site gives, in their own words
}

/** What the operator of the site says to everybody. Sent after `table` if there is something, and when it changes;
GET /api/announcement is the same. */
export interface Announcement {
  type: "announcement";
  id: string; // another text has another id
  text: string; // empty: there is nothing to say
}

/** A bot that can be chosen. Lists of bots start with the weakest. */
export interface BotInfo {
  name: string;
  label: string;
  about: string; // how it plays
  usual: boolean; // the default bot, which plays where nobody has chosen one
}

/** One seat, with what everybody may know about it. */
export interface SeatInfo {
  seat: number;
  who: "bot" | "free" | "person";
  name: string;
  bot: string; // the kind of bot that plays here or stands in for a person; empty: none
  bot_label: string; // the name of this kind of bot, for people
  here: boolean; // a person sits here and has an open connection
  gone: boolean; // a person sits here and has been away so long that `replace` is allowed
  stand_in: boolean; // a bot plays for this person
}

/** A table option in words. */
export interface SettingLine {
  name: string;
  label: string;
  value: string;
  rule: string;
  usual: boolean; // the option has its default value
}

/** How the dice and cards of this table can be checked (docs/fair-dice.md). */
export interface Dice {
  commitment: string; // SHA-256 of the secret; empty: this table has none, its dice cannot be checked
  salted: boolean[]; // by seat: its browser has given a salt
  salts: string[]; // by seat, once the match has started; empty texts for seats without a salt
  secret: string; // empty until the match is over
  next: string; // the commitment for the rematch; empty: none yet
  next_salted: boolean[];
}

/** The clock of one seat. All times are seconds by the server's own count (`Clock.now`). */
export interface SeatClock {
  seat: number;
  reserve: number; // what is left of it, when the question began
  of: "" | "decision" | "market" | "sealed" | "window"; // what it is asked; empty: its time does not run
  began: number;
  reserve_from: number; // from then on it uses its reserve
  until: number; // when its time is over
  out: boolean; // it is over: a bot answers this question
  late: boolean; // a bot has answered its last question, because its time was over
}

/** What is voted on. */
export interface ProposalInfo {
  number: number;
  what: "end" | "pause" | "replace" | "undo";
  by: number; // the seat that proposed it; -1: a clock has run out
  seat: number; // replace: for whom a bot shall play
  minutes: number; // pause: how long; 0: until somebody ends it
  voters: number[];
  yes: number[];
  no: number[];
  until: number;
}

/** How a vote has ended, or that a pause is over: a line for the log between those of the match. */
export interface Note {
  number: number; // counts up in a match
  after: number; // the number of the line of your log before which it stands
  what: "end" | "pause" | "replace" | "resume" | "undo"; // resume: the pause is over
  outcome: "agreed" | "declined" | "expired" | "withdrawn";
  by: number; // the seat that wanted it; -1: time has run out
  seat: number; // replace: for whom a bot shall play
  minutes: number; // pause: how long; 0: until somebody ends it
}

/** A piece of a text. Show it as text, whatever it contains. What it names can be pointed at (`Thing`). */
export interface TextPart {
  text: string;
  kind: string; // empty: plain text; else what it names: seat, rule, man, title, ...
  id: string; // of what it names
}

/** One legal answer. */
export interface Option {
  option: number;
  label: string; // the option in words, with its effect
  head: string; // the same in parts: what it is,
  more: string[]; // and what follows from it
  domain: string; // card, seat, amount, yes/no, pass, ...
  number: number; // the value within its domain: the amount, the seat or the card
}

/** One field of a form: a number from low to high. */
export interface FormPart {
  name: string;
  label: string;
  low: number;
  high: number;
}

/** A limit on the sum of some parts of a form. */
export interface FormLimit {
  parts: number[]; // their positions
  most: number;
}

/** Options that are too many to list. The number of an option is start plus the parts read as digits in the given
base, the most significant digit first. */
export interface Form {
  parts: FormPart[];
  together: number; // the largest allowed sum of all parts; -1: no limit
  limits: FormLimit[]; // of some parts only
  start: number;
  base: number;
}

/** The question that your seat must answer. */
export interface Question {
  choice: string;
  turn: number; // counts your own answers; quote it, so that a double click cannot answer the next question
  step: string;
  kind: string;
  domain: string;
  rule: string;
  remaining: number;
  sealed: boolean; // hidden from the others until all have answered; you may change your answer until then
  given: number | null; // your sealed answer, if you have given one
  window: boolean; // all may react, in turn or at once, until everybody passes
  fresh: boolean; // a window that opens for something else each time: a seat that passed is asked again
  forced: boolean; // the server answers in a moment: as far as everybody knows, there is nothing to decide
  text: string; // who must do what, in words
  why: string; // what is allowed, and why
  text_parts: TextPart[];
  why_parts: TextPart[];
  amounts: string[]; // domains whose options are amounts, best shown as a number field
  options: Option[]; // all options; where there is a form, only a sensible selection
  form: Form | null;
}

/** One ready-made way to take a free action. */
export interface FreeMoveItem {
  args: number[];
  label: string;
}

/** Something that can change hands in a deal. */
export interface Good {
  good: number;
  label: string;
  kind: string; // of the thing it is: man, minister, title, money, ...; loan: a man for one spectacle; empty: not told
  number: number; // of that thing; -1: it has none
  spectacle: number; // of a loan; else -1
  mine: number; // how many you may promise
  theirs: number[]; // per seat: how many you may ask for
}

/** Something you may do without being asked. */
export interface FreeActionInfo {
  name: string;
  label: string;
  rule: string;
  menu: FreeMoveItem[];
  goods: Good[]; // for `propose` and `counter`: what an offer may contain
  any_time: boolean; // also while answers are sealed; the server does not keep a window open for it
}

/** So many of a good, in an offer. */
export interface OfferedGood {
  good: number;
  amount: number;
  text: string; // both in words
  kind: string; // as in `Good`
  number: number;
  spectacle: number;
}

/** A pending offer, as its two sides see it. */
export interface OfferInfo {
  id: number;
  by: number;
  to: number;
  give: number[][]; // pairs of good and amount
  get: number[][];
  give_text: string;
  get_text: string;
  give_goods: OfferedGood[]; // the same good by good
  get_goods: OfferedGood[];
}

/** A line of the log: what happened, for readers, animations and screen readers. */
export interface Line {
  n: number; // its number, counted from 0 among the lines that this viewer may read
  kind: string;
  args: any[];
  text: string;
  parts: TextPart[]; // the same text
  pause: boolean; // leave a gap in the log before this line
}

/** The names of seats and sides, for this viewer. */
export interface Names {
  seats: string[];
  sides: string[];
  you: number;
  your_side: number;
}

/** One row of a panel: a label, then one cell per column. */
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

/** How the match ended, as lists of seats. */
export interface Result {
  winners: number[];
  scores: number[];
  text: string; // the last line of the log
}

/** One difference between two scenes. `path` leads to what is replaced by `value`. With `at`, it leads to a list:
there, from entry `at` on, `removed` entries are replaced by those in `value`. */
export interface Edit {
  path: (string | number)[];
  value: any;
  at?: number;
  removed?: number;
}

/** Something that was said. */
export interface TalkLine {
  n: number; // its number, counted from 0 among the lines that this viewer may read
  by: number;
  to: number; // -1: everybody at the table
  at: number; // seconds since 1970
  parts: TextPart[];
  promise_to: number; // the seat that was promised something; -1: no promise
}

/** A promise that this viewer knows of. Nothing enforces it. */
export interface PromiseInfo {
  n: number; // the talk line
  by: number;
  to: number;
  text: string;
  state: "broken" | "kept" | "open";
  pay: number[]; // your own open promise to pay: the arguments of the free action below; empty: not possible now
  free_action: string;
  amount: number; // what that would pay
}

/** For the host: a line that somebody has reported. */
export interface ReportInfo {
  reporter: number;
  by: number;
  text: string;
}

/** Where some cards of one kind and number are. */
export interface ThingPlace {
  kind: string;
  number: number;
  place: string; // in words
  count: number;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  options: Record<string, any>;
  seats: NewSeat[];
  start?: boolean; // start at once; every seat must be taken, and the dice get no salts
  talk?: boolean; // people may say something; the host can change it later
  whispers?: boolean | null; // two seats may talk in private; null: as usual for the game
  afterwards?: boolean; // spectators may read the table talk once the match is over
  odds?: boolean; // the table shows the odds of what is at stake
  listed?: boolean; // the lobby shows it, and everybody may sit down
  lang?: "de" | "en" | "fr" | "it" | ""; // what is spoken there, for the lobby
  clock?: ClockWish | null; // null: everybody takes as long as they like
}

/** POST /api/tables/{id}/seats: take a free seat with the invitation from the private link. A listed table needs
none. */
export interface SitDown {
  invite: string;
  name: string;
  seat?: number; // -1: any free seat
}

/** POST /api/mine: get the state of your tables: those whose tokens you send, and those of the person whose cookie
comes along. */
export interface MyTables {
  tables: Mine[];
  lang?: "de" | "en" | "fr" | "it";
}

/** POST /api/evenings: plan an evening. In every round the server seats those who are there at new tables. */
export interface NewEvening {
  name: string;
  game: string;
  options: Record<string, any>; // `players` is the number of seats at each table
  rounds: number;
  tables: number;
  bot?: string; // fills the seats that are left
  lang?: "de" | "en" | "fr" | "it";
  clock?: ClockWish | null; // of its tables; null: everybody takes as long as they like
}

/** POST /api/evenings/{id}/guests: take part, from the next round on. */
export interface JoinEvening {
  invite: string;
  name: string;
}

/** POST /api/evenings/{id}/attendance: leave the evening, or come back. A bot plays on for those who leave in the
middle of a round, and that round does not count for them. */
export interface Attend {
  token: string; // empty: you are known by your cookie
  here: boolean;
}

/** POST /api/evenings/{id}/orders: what its host decides. */
export interface OrderEvening {
  key: string; // empty: you are known by your cookie
  order: "call-off" | "end" | "remove" | "seat"; // seat the next round; call a table off; remove a guest; end
  number?: number; // of the table or the guest
}

/** POST /api/me: who am I? Answered by `Me`. Seats whose tokens you send become yours if they are nobody's yet; with
the first one, the browser becomes a guest; with `begin`, it does without any. */
export interface AboutMe {
  tables?: Mine[];
  begin?: boolean;
  name?: string; // of a new guest
}

/** POST /api/me/name: change what you are called from now on. Answered by `Me`. */
export interface NewName {
  name: string;
}

/** POST /api/me/code: get a code that signs in another device. Answered by `CodeMade`. */
export interface MakeCode {
}

/** POST /api/code/look: whose code is this? It stays good. Answered by `CodeInfo`. */
export interface LookAtCode {
  code: string;
}

/** POST /api/code: sign this browser in with a code from another device. Answered by `Me`. */
export interface UseCode {
  code: string;
  bring?: boolean;
}

/** POST /api/me/password: choose a login and a password, or other ones. All other browsers are signed out.
Answered by `Me`. */
export interface SetPassword {
  login: string;
  password: string;
  old?: string; // the present one, if there is one
}

/** POST /api/sign-in: sign this browser in with a password. Answered by `Me`. */
export interface SignIn {
  login: string;
  password: string;
  bring?: boolean;
}

/** POST /api/me/passkey/options, and POST /api/sign-in/options: what the browser's WebAuthn must be given to make a
passkey, or to use one. Answered by `PasskeyOptions`. */
export interface AskPasskey {
}

/** POST /api/me/passkey: keep a passkey that the browser has made. Answered by `Me`. */
export interface AddPasskey {
  credential: Record<string, any>;
}

/** POST /api/sign-in/passkey: sign this browser in with a passkey. Answered by `Me`. */
export interface UsePasskey {
  credential: Record<string, any>;
  bring?: boolean;
}

/** POST /api/me/passkey/remove. Answered by `Me`. */
export interface DropPasskey {
  id: string;
}

/** POST /api/me/sign-out: sign browsers out. The tokens of all your seats stop working: browsers that are still
signed in need none. Answered by `Me`. */
export interface SignOut {
  device: string; // its id; "here": this browser; "others": all but this one
}

/** POST /api/me/delete: delete everything that is kept about you. Matches stay, without your name. An account proves
again who it is. Answered by `Me`. */
export interface DeleteMe {
  password?: string;
  credential?: Record<string, any> | null; // by a passkey, where there is no password
}

/** POST /api/notices/push: send notices to this browser. Answered by `NoticeChannel`. */
export interface AddPush {
  endpoint: string; // this and the keys are from `pushManager.subscribe`
  key: string;
  auth: string;
  lang?: "de" | "en" | "fr" | "it";
}

/** POST /api/notices/mail: send notices to an e-mail address, once a link that is sent there was opened. Answered by
`NoticeChannel`. */
export interface AddMail {
  address: string;
  lang?: "de" | "en" | "fr" | "it";
}

/** POST /api/notices/webhook: send notices to a chat group. Answered by `NoticeChannel`. */
export interface AddWebhook {
  address: string;
  lang?: "de" | "en" | "fr" | "it";
}

/** POST /api/notices/channels/{id}: switch a channel of yours on or off, and choose what it is told. DELETE removes
it. */
export interface ChangeChannel {
  on: boolean;
  off: ("joined" | "over" | "started" | "turn")[]; // what it is not told
  lang?: "de" | "en" | "fr" | "it";
}

/** POST /api/profile: what you show of yourself. Nobody sees anything before that. The answer is your `Profile`. */
export interface ProfileChoice {
  shown: boolean; // others may see your profile, under an address that nobody can guess
  rated: boolean; // your matches move a rating of yours; switching it off deletes it
}

/** POST /api/tables/{id}/review: have the decisions of a seat judged, or stop it. It takes a seat at this table,
unless only bots sit there. The answer has no body: GET says how far it is. */
export interface OrderReview {
  seat: number;
  stop?: boolean;
}

/** How much time decisions have. */
export interface ClockWish {
  kind: "days" | "live"; // seconds for each decision and a reserve, or days for each
  decision: number; // seconds for each decision,
  reserve?: number; // then these, once per match
  sealed?: number; // for answers that all seal at once
  window?: number; // in which all may react; who does not, passes
  late?: "bot" | "pass" | "stand-in" | "vote"; // then a bot plays on, or answers once; they pass; a vote
}

/** One of your tables: its id and a token. */
export interface Mine {
  table: string;
  token: string;
}

/** Who sits in a seat. A person is you or somebody who shares your screen; the name is theirs. */
export interface NewSeat {
  who: "bot" | "free" | "person";
  name?: string;
  bot?: string;
}

/** The answer to `NewTable`. Keep the tokens: they prove which seats are yours. */
export interface TableMade {
  table: string;
  invite: string;
  seats: Seated[];
  commitment: string; // of the dice, as in `table.dice`
}

/** A seat that is yours: the answer to `SitDown`. */
export interface Seated {
  seat: number;
  token: string;
}

/** The state of one table. The phase is "gone" if the table or the seat no longer exists, and
"closed" if its host or the operator of the site has closed it. */
export interface TableState {
  table: string;
  phase: "closed" | "gone" | "open" | "over" | "running";
  game: string;
  game_name: string;
  names: string[];
  you: number;
  yours: number[]; // all your seats, as far as the cookie tells
  waiting: number[]; // the seats the game waits for
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

/** GET /api/reference/{game}/{lang}: what one wants to look up while playing, on two pages. */
export interface ReferenceSheet {
  title: string;
  pages: ReferenceTable[][];
}

/** GET /api/phrases/{game}/{lang}: what can be said in two taps, and what talk can name. */
export interface Phrases {
  groups: NamedThing[];
  phrases: PhraseInfo[];
  domains: Record<string, NamedThing[]>;
  whispers: boolean; // tables of this game usually allow whispers
  largest: number; // the largest amount
}

/** GET /api/things/{game}/{lang} with the usual decks, and GET /api/tables/{id}/things/{lang} with the decks of a
table: everything that can be pointed at. */
export interface Things {
  kinds: ThingKind[]; // those that are cards
  things: Thing[];
}

/** GET /api/about: information about this server. Its addresses are those for the local network. */
export interface About {
  version: string;
  protocol: number;
  addresses: string[];
}

/** Who you are. */
export interface Me {
  kind: "" | "account" | "guest"; // empty: nobody is known yet
  name: string;
  login: string; // empty: none
  password: boolean; // you have one
  tables: number; // where you have a seat
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
  accounts: boolean; // this server keeps accounts
  passkeys_here: boolean; // passkeys can be used at this address
  code: boolean; // a code of yours for another device waits to be used
}

/** A code for another device, good once. */
export interface CodeMade {
  code: string;
  until: number; // seconds since 1970
  seconds: number; // from now
}

/** Whose code this is. */
export interface CodeInfo {
  name: string;
  kind: "account" | "guest";
  tables: number;
  yours: number; // tables of this browser's guest, who may bring them along
  same: boolean; // this browser is signed in as this person already
}

/** What the browser's WebAuthn must be given: `PublicKeyCredential.parseCreationOptionsFromJSON` and
`parseRequestOptionsFromJSON` read it. */
export interface PasskeyOptions {
  options: Record<string, any>;
}

/** GET /api/lobby/{lang}: the tables that everybody may join, those that changed last first. It has an ETag, and is
made at most once per second. */
export interface OpenTables {
  tables: OpenTable[];
}

/** The answer to `NewEvening`. Keep the key: it proves that you are the host of this evening. */
export interface EveningMade {
  evening: string;
  invite: string;
  key: string;
}

/** The answer to `JoinEvening`. Keep the token: it opens your seats, in every round. */
export interface Joined {
  number: number;
  token: string;
}

/** GET /api/evenings/{id}/me: what you are at an evening, which you may have joined on another device. */
export interface EveningSelf {
  number: number; // of the guest you are; -1: none
  host: boolean; // you plan it
  invite: string; // for its host
}

/** GET /api/evenings/{id}/{lang}: the whole evening, as everybody may see it. It has an ETag. */
export interface Evening {
  id: string;
  name: string;
  game: string;
  game_name: string;
  settings: SettingLine[]; // the options that are not as usual
  seats: number; // per table
  tables: number; // at most, per round
  rounds: number;
  phase: "between" | "gathering" | "over" | "playing";
  round: number; // that is played or was played last; 0: none yet
  guests: EveningGuest[];
  played: EveningRound[]; // the newest first
  standings: Standing[]; // the best first
}

/** GET /api/notices: what this server can send, and your channels. */
export interface Notices {
  push: string; // the key for `pushManager.subscribe`; empty: it sends nothing to browsers
  mail: boolean;
  webhook: boolean;
  channels: NoticeChannel[];
}

/** One of your channels: a way to reach you while you are away. */
export interface NoticeChannel {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string; // of a browser: its address at the push service; of a chat group: the host only
  label: string; // which browser
  state: "new" | "off" | "on" | "refused"; // new: not confirmed; refused: it does not take our messages
  off: ("joined" | "over" | "started" | "turn")[]; // what it is not told
}

/** POST /api/notices/channels/{id}/test: what became of a message that was sent to try the channel out. */
export interface NoticeTried {
  result: "gone" | "later" | "refused" | "sent"; // later: the other side is away or busy
}

/** POST /api/notices/confirm/{token} and /api/notices/stop/{token}: what a link in a message has done. Whoever has
the message may do it: no cookie is needed. */
export interface NoticeLink {
  kind: "mail" | "push" | "webhook";
  about: "all" | "joined" | "over" | "started" | "turn"; // what the channel is told no more
}

/** GET /api/profile: your own. GET /api/players/{id}: that of somebody who shows it. A browser that the server does
not know has an empty one. */
export interface Profile {
  id: string; // in the address under which others see it; empty: they do not
  name: string;
  own: boolean;
  known: boolean; // to the server; only a browser may not be that has never sat down
  rated: boolean;
  games: string[]; // those that were played
  results: ResultLine[];
  courses: ResultCourse[];
  ratings: RatingLine[];
  streaks: Streak[];
  achievements: Achievement[];
}

/** GET /api/profile/matches and /api/players/{id}/matches, with ?game=, ?players= and ?page=: the newest first. */
export interface PlayedMatches {
  page: number; // from 0
  size: number; // matches on a page
  count: number; // of all pages
  matches: PlayedMatch[];
}

/** GET /api/club: everybody on this site who shows themselves and wants a rating, and the bots for comparison. */
export interface Club {
  name: string; // as the operator calls it; may be empty
  least: number; // rated matches from which somebody stands in it
  games: ClubGame[];
}

/** GET /api/tables/{id}/replay/{lang}?view=: what can be looked back at. Moments are numbered alike for all viewers,
from 0, the start; each is the table as it was after something that everybody was told. */
export interface Replay {
  table: Table; // as in `table`, without what belongs to a seat
  view: number; // whose view this is: a seat, -1: a spectator, -2: everything open
  views: number[]; // those that you may have
  first: number; // the first moment: those before it were played under older rules
  count: number; // the number of the newest moment, plus one
  withheld: number[]; // [from, to): moments that nobody may look at for now
  lines: number[]; // by moment, from `first` on: the number of the line after the last one that it knows
  marks: ReplayMark[];
}

/** GET /api/tables/{id}/replay/{lang}/{n}?view=&panels=: some moments from this one on. `scene` is the first of
them, whole but for its question and free actions: nothing can be answered there. */
export interface ReplayPage {
  scene: Scene;
  held: HeldCards[];
  first: number; // the moment of `scene`
  steps: ReplayStep[]; // the moments after it
  end: number; // the next page begins here
}

/** POST /api/replay/{lang}?view=&panels= with a match record as its body: the record played again, as one view shows
it. `table.id` is empty. */
export interface WholeReplay {
  about: Replay;
  pages: ReplayPage[];
  things: Things;
}

/** GET /api/tables/{id}/told: what everybody was told in a match that is over, from its start. */
export interface Told {
  events: ToldEvent[];
}

/** GET /api/tables/{id}/review/{lang}/{seat}: what the coach says of the decisions of a seat. Those who may look
back at a match that is over may read it. */
export interface Review {
  state: "done" | "failed" | "never" | "none" | "working";
  why: "" | "alone" | "bad-record" | "no-coach"; // why there can never be one
  may_order: boolean; // you may have it made, or stop it
  done: number; // while it is worked out: how much of
  total: number; // all; 0: not known yet
  simulations: number; // per decision
  left: number; // decisions for which there was no time
  course: ReviewPoint[];
  fortunes: ReviewLuck[];
  decisions: ReviewedDecision[];
}

/** GET /api/lessons/{lang}: all lessons, those of a game in the order in which they are taken. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** GET /api/lessons/{lang}/{id}?panels=: a lesson with the scenes that the learner's seat sees. The scene of a step
has a question and free actions only where the learner does something. */
export interface Lesson {
  info: LessonInfo;
  table: Table; // as in `table`; it has no id
  scene: Scene; // of the first step, which has no edits
  steps: LessonStep[];
  things: Things;
}

/** GET /api/teach/{game}/{lang}: the notes of a game. The first that fits is shown, unless it was shown before. */
export interface TeachNotes {
  notes: TeachNote[];
}

/** GET /api/puzzles/{lang}: the puzzles that come with the server. The daily ones change at midnight, UTC. */
export interface Puzzles {
  date: string; // 2026-11-19, in UTC
  games: PuzzleGame[];
}

/** GET /api/puzzles/{lang}/{game}/{n}?panels=: a position as one seat sees it, with a question. */
export interface Puzzle {
  id: string;
  game: string;
  number: number;
  count: number; // of the puzzles of this game
  table: Table; // as in `table`; it has no id
  scene: Scene;
  answers: PuzzleAnswer[]; // the best first
  usual: number; // what the rules of thumb of the bots would answer,
  why: string; // and why, in a sentence
  things: Things;
}

/** GET /api/tables/{id}/dice/{lang}: everything that was rolled and dealt in a match that is over, with
`Authorization: Bearer <token>` as the viewer's seat saw it. */
export interface DiceReport {
  rolls: DiceRoll[];
  things: DiceThing[]; // sorted by id
  older: number; // outcomes that were rolled by older rules, and cannot be listed here
}

/** The body of every HTTP error. `text` is meant for people. */
export interface Trouble {
  code: "bad-address" | "bad-login" | "bad-options" | "bad-record" | "bad-request" | "banned" | "banned-here" | "broken" | "busy" | "closed" | "coach-busy" | "foreign-origin" | "full" | "last-way" | "login-taken" | "no-accounts" | "no-moment" | "not-found" | "not-now" | "not-sent" | "not-signed-in" | "not-yet" | "not-yours" | "too-fast" | "too-large" | "too-many-channels" | "too-many-tables" | "weak-password" | "wrong-code" | "wrong-invitation" | "wrong-passkey" | "wrong-sign-in";
  text: string;
}

/** A table option, as a form needs it. */
export interface SettingInfo {
  name: string;
  label: string;
  help: string;
  rule: string;
  kind: "choice" | "number" | "numbers" | "some" | "switch" | "text"; // some: the default, or some of the values
  default: any;
  default_label: string;
  values: any[];
  value_labels: string[]; // labels of the values; of the numbers, where the kind is numbers
  advanced: boolean; // rarely changed: shown under "More options"
  fits: Record<string, any[]>; // by number of players: the values that fit (some: how many); empty: all, always
}

/** Usual times of a live clock, in seconds. */
export interface ClockPreset {
  name: "normal" | "quick" | "slow";
  decision: number;
  reserve: number;
  sealed: number;
  window: number;
}

/** A game, as the form for a new table needs it. */
export interface GameInfo {
  name: string;
  label: string;
  about: string;
  low: number;
  high: number;
  usual: number; // the default number of players
  bots: BotInfo[];
  settings: SettingInfo[];
  odds: boolean; // its screen can show the odds of what is at stake
  clocks: ClockPreset[];
  lessons: number; // so many come with it
}

/** A picture in the rules. The page draws it; who does not see it gets it in words. */
export interface RuleFigure {
  name: string; // unique within the game
  caption: string;
  about: string; // what is to be seen
}

/** A paragraph of a rule, a list, or a figure: one of the three. */
export interface RulePart {
  text: string;
  items: string[];
  figure: RuleFigure | null;
}

/** One numbered rule. */
export interface RuleText {
  number: string;
  parts: RulePart[];
}

/** A chapter of the rules. */
export interface ChapterText {
  number: string;
  title: string;
  rules: RuleText[];
}

/** A table of the reference sheet. */
export interface ReferenceTable {
  title: string;
  columns: string[]; // headings; none: the rows need none
  rows: string[][]; // the first cell says what the row is about
}

/** A ready-made sentence. */
export interface PhraseInfo {
  phrase: string;
  group: string;
  text: string; // with {name} where a slot is
  slots: string[]; // their names
  domains: string[]; // their domains: seat, amount, or one of `Phrases.domains`
  promise: boolean; // it can be given as a promise
}

/** Something that a sentence can name. */
export interface NamedThing {
  id: string;
  label: string;
  about: string; // what is to know about it; may be empty
}

/** One line of a thing's sheet. */
export interface Fact {
  label: string;
  value: string;
  term: string; // the id of the term that explains the label; empty: none
}

/** Something that can be pointed at: a card, a token, a track, a number, a word of the game. */
export interface Thing {
  kind: string; // man, minister, title, spectacle, region, ...; "term" for what is not a card
  id: string; // stable, unique within the kind
  number: number; // as views and options number it; -1: it has none
  title: string;
  subtitle: string; // of which sort it is, in words; may be empty
  text: string; // what it is and does
  facts: Fact[];
  values: Record<string, number>; // the same as numbers, for drawings
  sort: string; // within its kind: the origin of a man, the office of a Minister, ...
  copies: number; // how many cards are alike; 0: it is not a card, or one like it stands before it
  rule: string;
  source: string; // where the numbers of a card come from, in words; may be empty
}

/** A kind of cards, for the card browser. */
export interface ThingKind {
  kind: string;
  label: string;
}

/** Something that can be drawn. */
export interface DiceThing {
  id: string; // as in the record
  title: string;
}

/** Dice or cards that were rolled or dealt at once. A die has the faces low to high; cards come one after the other
from a bag, which holds fewer each time. */
export interface DiceRoll {
  n: number; // the number of the first outcome
  entry: number; // of the record, counted from 1; 0: the set-up
  low: number;
  high: number;
  bag: number[]; // what could be drawn, as positions in `things`; empty: it is a die
  outcomes: number[]; // faces, or positions in `things`
  text: string; // what the log told the viewer then
}

/** A chapter that can be taken alone. */
export interface LessonInfo {
  id: string;
  game: string;
  title: string;
  about: string;
  minutes: number;
  decisions: number; // so many moves are the learner's
}

/** Something the teacher says. */
export interface LessonText {
  parts: TextPart[];
  rule: string; // that it is about; empty: none
}

/** What is said to certain wrong answers. */
export interface LessonRemark {
  options: number[];
  said: LessonText;
}

/** What the learner does. */
export interface LessonMove {
  option: number | null; // the answer; null: the free action below
  free_action: string;
  args: any[];
  label: string; // the answer in words
  also: number[]; // answers that are as good: then this one is played as well
  remarks: LessonRemark[];
  otherwise: LessonText | null; // said to other wrong answers; null: the page has a text
}

/** One position. With these edits, the scene before becomes the scene of this one. */
export interface LessonStep {
  edits: Edit[];
  log: Line[]; // what has happened since the position before
  closed: number[];
  notes: LessonText[]; // to be read here, one after the other
  move: LessonMove | null; // null: the match goes on by itself, after the notes
}

/** Something that a first match explains once, when it first appears. */
export interface TeachNote {
  id: string;
  rule: string;
  steps: string[]; // explained when one of these is asked: Question.step
  events: string[]; // explained when one of these is told: Line.kind
  parts: TextPart[];
}

/** A table in the lobby. Whoever wants to sits down there. */
export interface OpenTable {
  table: string;
  game: string;
  game_name: string;
  lang: string; // of the page it was made on; may be empty
  seats: SeatInfo[];
  settings: SettingLine[]; // the options that are not as usual
  talk: boolean; // people may say something
  since: number; // when it last changed, in seconds since 1970
}

/** Somebody who takes part in an evening. */
export interface EveningGuest {
  number: number;
  name: string;
  here: boolean; // they are seated in the next round
}

/** A table of one round. */
export interface EveningTable {
  number: number;
  table: string; // its id
  guests: number[]; // by seat, the numbers of those who sit there; -1: a bot
  state: "called-off" | "over" | "running";
  places: number[]; // by seat, once it is over: 1 is the best; several may share one
  points: number[]; // by seat
}

/** One round of an evening. */
export interface EveningRound {
  number: number; // counted from 1
  tables: EveningTable[];
}

/** How a guest stands after the rounds that are over. */
export interface Standing {
  number: number; // of the guest
  rank: number; // several may share one
  points: number;
  rounds: (number | null)[]; // points per round; null: it did not count for them
}

/** A browser in which you are signed in. */
export interface DeviceInfo {
  id: string;
  label: string; // "Firefox, Linux"; may be empty
  here: boolean; // it is this one
  created: number; // seconds since 1970
  used: number; // to the hour
}

/** A passkey of yours. */
export interface PasskeyInfo {
  id: string;
  label: string; // where it was made
  host: string; // the name of this site that it is good for
  created: number;
  used: number;
}

/** How somebody did in one game at tables of one size. */
export interface ResultLine {
  game: string;
  players: number;
  matches: number;
  wins: number; // a shared victory is a part of one
  share: number; // of the matches that were won, from 0 to 1,
  low: number; // and where it truly is (Wilson's interval, 95 %)
  high: number;
  place: number; // the mean place
  sides: number; // of so many: the mean number of sides
}

/** A rating, and how sure it is. */
export interface RatingPoint {
  date: string; // 2026-11-19, in UTC; empty: now
  mean: number;
  low: number; // where the rating truly is (95 %)
  high: number;
}

/** The present rating of a bot. */
export interface BotRating {
  bot: string;
  mean: number;
}

/** The rating of somebody in one game, and how it came about. */
export interface RatingLine {
  game: string;
  matches: number; // rated ones
  now: RatingPoint;
  course: RatingPoint[]; // after each match; a long course is thinned out
  bots: BotRating[]; // for comparison
}

/** One match in the course of somebody's results. */
export interface ResultPoint {
  date: string; // as in RatingPoint
  points: number;
  place: number;
  sides: number; // of so many
  won: boolean;
}

/** The newest results in one game, the oldest of them first. */
export interface ResultCourse {
  game: string;
  results: ResultPoint[];
}

/** Victories in a row. */
export interface Streak {
  game: string;
  now: number;
  longest: number;
}

/** Something to do in a game that shows a rule at its best. */
export interface Achievement {
  game: string;
  id: string;
  rule: string; // the one it teaches
  count: number; // matches in which it was earned; 0: it is still to be earned
  date: string; // when it was earned for the first time
}

/** Who sat in a seat, and how they did. */
export interface PlayedSeat {
  name: string; // empty: somebody who does not show themselves, or was deleted
  bot: string; // the level; empty: a person
  person: string; // the id of their profile, if they show it and it is not this one
  you: boolean; // whose profile it is
  place: number; // of their side; 0: the match did not end by the rules
  points: number;
  won: boolean;
  left: boolean; // a bot played more than half of it for them
}

/** A match that somebody has played. */
export interface PlayedMatch {
  table: string; // empty: its table was deleted, or it is not yours to see
  game: string;
  date: string; // of the end, 2026-11-19, in UTC
  rounds: number; // or turns; 0: the game has none
  moves: number;
  why: "" | "alone" | "cards" | "ended" | "left" | "several" | "unknown" | "unrated";
  seats: PlayedSeat[];
}

/** Somebody in the table of the club, or a bot. */
export interface ClubRow {
  person: string; // the id of the profile; empty: a bot
  name: string;
  bot: string;
  matches: number;
  mean: number;
  low: number;
  high: number;
}

/** The table of the club for one game. */
export interface ClubGame {
  game: string;
  rows: ClubRow[]; // the best first: those whose rating is high for sure
}

/** The puzzles of one game. */
export interface PuzzleGame {
  game: string;
  label: string;
  ids: string[]; // their order is that of their numbers, from 0
  daily: number; // the number of today's
}

/** What one answer is worth. */
export interface PuzzleAnswer {
  option: number;
  label: string;
  chance: number; // to win the match, 0 to 1
  cost: number; // less than with the best answer
}

/** A moment at which a part of the match begins. */
export interface ReplayMark {
  n: number;
  kind: "phase" | "turn";
  text: string;
}

/** Cards alike in somebody's hand, for those who see everything. */
export interface HeldCards {
  seat: number;
  kind: string;
  number: number;
  copies: number;
}

/** One moment: with these edits, the scene before becomes the scene of this moment. */
export interface ReplayStep {
  n: number;
  edits: Edit[];
  log: Line[]; // what has happened since the moment before
  held: HeldCards[] | null; // with everything open: everybody's cards; null: as before
}

/** Something that happened, without words. */
export interface ToldEvent {
  kind: string;
  args: any[]; // as in `Line`
}

/** The chances at a moment. */
export interface ReviewPoint {
  n: number; // the moment of the replay
  chances: number[]; // each seat's chance to win, for somebody who sees everything
}

/** What rolls and draws did at a moment, compared with what could have come instead. */
export interface ReviewLuck {
  n: number;
  luck: number[]; // by seat: won or lost chance
}

/** An answer to a question, and the seat's chance to win with it. */
export interface ReviewAnswer {
  text: string;
  chance: number;
}

/** What the coach thinks of a decision. */
export interface ReviewedDecision {
  n: number; // the moment at which the seat was asked
  then: number; // the moment after the answer
  verdict: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  given: string;
  best: string; // `given`, if nothing was better
  before: number; // the chance to win with the best answer, from what the seat could know
  after: number; // and with the one that was given
  cost: number; // as estimated: below 0 where another answer only seemed to be better
  others: ReviewAnswer[]; // answers that were not given
  why: string; // the reason for the best one
}

export type FromClient = Hello | Look | Answer | Undo | Act | Why | Hint | Say | Mark | Mute | Report | TalkSwitch | Silence | Remove | Publish | Arrange | Start | Rename | Salt | Leave | Return | Replace | Propose | Vote | Resume | Rematch | Close | Where | Earlier | Ping;

export type FromServer = Table | Scene | Change | Clock | Talk | Done | Refused | Lines | Because | Advice | Whereabouts | Pong | Saving | Closing | Announcement;
