// One WebSocket per table and viewer: sends hello, reconnects when it was lost, and resends what was not
// answered. It keeps the newest `table`; scenes are passed on to the moments (stage/moments.svelte.ts).
import { edited } from "./changes";
import { HeldLines } from "./chronicle";
import type {
  Advice,
  Because,
  Change,
  Clock,
  Closing,
  FromClient,
  FromServer,
  Line,
  Refused,
  Scene,
  Table,
  Talk,
  Whereabouts,
} from "./protocol";
import { announced, ask, hear } from "./announced.svelte";
import { due } from "./salts";
import type { Lang } from "./settings.svelte";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type WithCommand = Extract<FromClient, { command: string }>;
export type Command = Without<WithCommand, "command">;
export type ClosingCode = Closing["code"];

interface Given {
  message: WithCommand;
  settle: (done: boolean) => void;
  refused?: (message: Refused) => void; // told instead of the listener
}

// the match does not wait for these
const TALKING: readonly string[] = ["say", "mark", "mute", "report", "talkswitch", "silence", "salt"];

export interface Viewer {
  table: string;
  token: string; // empty: the cookie tells who this is, or they only watch
  seat: number; // -1: any
  lang: Lang;
  panels: boolean;
}

export interface Listener {
  scene(scene: Scene, atOnce: boolean): void; // atOnce: the first scene after a (re)connect
  because(message: Because): void;
  refused(message: Refused): void;
  talk(message: Talk): void;
  earlier(lines: Line[]): void; // lines of the log from before those that came with a scene
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const SLOWEST = 15_000;
const LOST_FOR = 1_000; // a connection that returns within this time is not mentioned
const LATE_AFTER = 1_500;
const AFTER_TOO_FAST = 6_000;
const RESTART_WITHIN = 2_000;
const EARLIER_EVERY = 2_000; // the whole log comes bit by bit: the server counts what is asked
const FOR_GOOD: ClosingCode[] = ["no-such-table", "wrong-token", "closed", "banned", "ended"];

/** A unique id for a command. crypto.randomUUID is missing on a page of the local network, which is no secure context. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function address(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(table)}`;
}

export class Connection {
  status: "connecting" | "live" | "lost" | "closed" = $state("connecting");
  code: ClosingCode | "" = $state(""); // why it is closed
  reason = $state(""); // and what the host of this site says about it
  table: Table | null = $state.raw(null);
  advice: Advice | null = $state.raw(null); // the last hint received
  whereabouts: Whereabouts | null = $state.raw(null); // the last answer to `where`
  clock: Clock | null = $state.raw(null); // null: nobody has a clock, and nobody has ever voted
  clockAt = 0; // when it came, by performance.now
  unanswered = $state(0); // commands without an answer yet; talk does not count
  saving = $state(false); // the server cannot save at the moment: what is sent waits there
  trouble: "" | "lost" | "late" = $state(""); // set after a while; late: a command has no answer yet

  #viewer: Viewer;
  #listener: Listener;
  #open: (url: string) => WebSocket;
  #socket: WebSocket | null = null;
  #commands = new Map<string, Given>(); // in the order they were given
  #held = new HeldLines();
  #salted = ""; // the commitment for which a salt was given
  #foreign = false; // they are in another language than requested
  #last: Scene | null = null; // the last one on this socket, which the next change is about
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #filling: ReturnType<typeof setTimeout> | undefined;

  constructor(viewer: Viewer, listener: Listener, open: (url: string) => WebSocket = (url) => new WebSocket(url)) {
    this.#viewer = viewer;
    this.#listener = listener;
    this.#open = open;
  }

  begin(): void {
    globalThis.addEventListener?.("online", this.#wake);
    globalThis.addEventListener?.("offline", this.#gone);
    globalThis.document?.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  end(): void {
    globalThis.removeEventListener?.("online", this.#wake);
    globalThis.removeEventListener?.("offline", this.#gone);
    globalThis.document?.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    clearTimeout(this.#telling);
  }

  /** Reconnects now instead of waiting for the next try. */
  retry(): void {
    if (this.status === "lost") this.#connect();
  }

  /** Somebody has tried to do something: says now that the connection is lost, instead of after a while. */
  tell(): void {
    if (this.status === "lost") this.trouble = "lost";
  }

  /** Changes the language, or switches to the plain view. */
  look(lang: Lang, panels: boolean): void {
    if (lang === this.#viewer.lang && panels === this.#viewer.panels) return;
    this.#viewer = { ...this.#viewer, lang, panels };
    this.#foreign = true;
    this.advice = null;
    this.#send({ type: "look", lang, panels });
  }

  why(option: number): void {
    this.#send({ type: "why", option });
  }

  hint(seat: number): void {
    this.#send({ type: "hint", seat });
  }

  /** Asks where the cards are now. */
  where(): void {
    this.#send({ type: "where" });
  }

  /** Sends a command; it is resent after a reconnect until the server has answered it. True: it was carried out. */
  give(command: Command, refused?: Given["refused"]): Promise<boolean> {
    const message = { ...command, command: newId() } as WithCommand;
    return new Promise((settle) => {
      const before = this.unanswered;
      this.#commands.set(message.command, { message, settle, refused });
      this.#count();
      if (this.status !== "live") return;
      this.#send(message);
      if (this.unanswered === 1 && !before) this.#listen();
    });
  }

  #count(): void {
    this.unanswered = [...this.#commands.values()].filter(({ message }) => !TALKING.includes(message.type)).length;
  }

  #connect(): void {
    this.#drop();
    this.#last = null;
    this.saving = false;
    const socket = this.#open(address(this.#viewer.table));
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#lose();
  }

  #hello(): void {
    const { token, seat, lang, panels } = this.#viewer;
    const have = this.#foreign ? 0 : this.#held.have;
    this.#send({ type: "hello", token, seat, lang, panels, have, changes: true });
    for (const { message } of this.#commands.values()) this.#send(message);
    this.#ping = setInterval(this.#check, PING_EVERY);
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message;
        this.#tries = 0;
        if (this.status !== "live") {
          this.status = "live";
          this.#listen();
          if (announced()) void ask(); // it may have been withdrawn meanwhile
        }
        return this.#salt(message);
      case "scene":
        return this.#scene(message);
      case "change":
        return this.#change(message);
      case "done":
        return this.#answered(message.command, true);
      case "refused": {
        const refused = this.#commands.get(message.command)?.refused;
        this.#answered(message.command, false);
        return refused ? refused(message) : this.#listener.refused(message);
      }
      case "talk":
        return this.#listener.talk(message);
      case "lines":
        this.#held.add(message.lines);
        this.#listener.earlier(message.lines);
        return;
      case "clock":
        this.clockAt = performance.now();
        this.clock = message;
        return;
      case "because":
        return this.#listener.because(message);
      case "advice":
        this.advice = message;
        return;
      case "whereabouts":
        this.whereabouts = message;
        return;
      case "pong":
        clearTimeout(this.#pong);
        this.#pong = undefined;
        return;
      case "announcement":
        return hear(message);
      case "saving":
        this.saving = message.on;
        clearTimeout(this.#pong); // the server is there, but it reads nothing more from us until it has saved
        this.#pong = undefined;
        return;
      case "closing":
        this.reason = message.why ?? "";
        return this.#closing(message.code);
    }
  }

  /** Adds to the dice of a match that has not begun (docs/fair-dice.md). Nobody needs to be told if that fails. */
  #salt(table: Table): void {
    const wish = due(table);
    if (!wish || wish.commitment === this.#salted) return;
    this.#salted = wish.commitment;
    void this.give({ type: "salt", ...wish }, () => {});
  }

  #scene(scene: Scene): void {
    if (scene.fresh) this.#foreign = false;
    this.#held.take(scene);
    this.#fill();
    if (this.advice?.free_action) this.advice = null; // the offer it is about may be gone
    const atOnce = this.#last === null;
    this.#last = scene;
    this.#listener.scene(scene, atOnce);
  }

  /** A change that does not fit what we hold cannot be carried out: a new connection brings a whole scene. */
  #change(change: Change): void {
    if (this.#last?.seq !== change.seq - 1) return this.#lose();
    this.#scene(edited(this.#last, change));
  }

  /** Asks for the part of the log that is missing, a page at a time. */
  #fill(): void {
    this.#filling ??= setTimeout(() => {
      this.#filling = undefined;
      const before = this.#foreign ? null : this.#held.ask();
      if (before === null) return;
      this.#send({ type: "earlier", before });
      this.#fill();
    }, EARLIER_EVERY);
  }

  #answered(id: string, done: boolean): void {
    const given = this.#commands.get(id);
    this.#commands.delete(id);
    this.#count();
    if (this.status === "live") this.#listen();
    given?.settle(done);
  }

  /** Starts the timeout for answers. */
  #listen(): void {
    clearTimeout(this.#telling);
    this.trouble = "";
    if (!this.unanswered) return;
    this.#telling = setTimeout(() => {
      this.trouble = "late";
      this.#check(); // check whether the connection is alive
    }, LATE_AFTER);
  }

  #closing(code: ClosingCode): void {
    if (!FOR_GOOD.includes(code)) {
      const restart = RESTART_WITHIN * Math.random(); // not all at once
      return this.#lose(code === "too-fast" ? AFTER_TOO_FAST : code === "restart" ? restart : 0);
    }
    this.#drop();
    for (const id of [...this.#commands.keys()]) this.#answered(id, false);
    clearTimeout(this.#telling);
    this.code = code;
    this.status = "closed";
  }

  #lose(atLeast = 0): void {
    this.#drop();
    if (this.status !== "lost") {
      clearTimeout(this.#telling);
      this.#telling = setTimeout(() => (this.trouble = "lost"), LOST_FOR);
    }
    this.status = "lost";
    const backoff = Math.min(SLOWEST, 500 * 2 ** this.#tries) * (0.75 + Math.random() / 2); // not all at once after a restart
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), Math.max(atLeast, backoff));
  }

  /** Drops the socket and ignores what it still sends. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pong);
    clearInterval(this.#ping);
    clearTimeout(this.#filling);
    this.#pong = this.#filling = undefined;
    this.#held.again();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #check = (): void => {
    if (this.#pong || !this.#socket || this.saving) return;
    this.#send({ type: "ping" });
    this.#pong = setTimeout(() => this.#lose(), PONG_WITHIN);
  };

  /** The network is back, or the person looks at the page again: reconnect at once. */
  #wake = (): void => {
    if (globalThis.document?.visibilityState === "hidden") return;
    this.retry();
    if (this.status === "live") this.#check();
  };

  #gone = (): void => {
    if (this.status === "live") this.#lose();
  };
}
