// The log as one viewer holds it.
import type { Line, Note, Scene } from "./protocol";

/** Returns the lines after a scene was received: a fresh scene replaces what we hold, any other adds to it. */
export function merge(held: Line[], scene: Pick<Scene, "fresh" | "log">): Line[] {
  if (scene.fresh) return scene.log;
  if (!scene.log.length) return held;
  const coming = new Set(scene.log.map((line) => line.n));
  return [...held.filter((line) => !coming.has(line.n)), ...scene.log].sort((a, b) => a.n - b.n);
}

/** The lines that may be shown now. */
export function readable(held: Line[], closed: number[]): Line[] {
  const [from = 0, to = 0] = closed;
  return to > from ? held.filter((line) => line.n < from || line.n >= to) : held;
}

export type Told = { line: Line; note?: undefined } | { line?: undefined; note: Note };

/** Puts the notes between these lines. `whole`: no line is left out before the first. */
export function withNotes(lines: readonly Line[], notes: readonly Note[], whole: boolean): Told[] {
  const found: Told[] = [];
  const start = lines[0]?.n ?? 0;
  let rest = notes.filter((note) => whole || note.after > start);
  for (const line of lines) {
    found.push(...rest.filter((note) => note.after <= line.n).map((note) => ({ note })));
    rest = rest.filter((note) => note.after > line.n);
    found.push({ line });
  }
  return [...found, ...rest.map((note) => ({ note }))];
}

/** The numbers of the lines a viewer holds. A scene brings the newest lines only; earlier ones are asked for. */
export class HeldLines {
  #held = new Set<number>();
  #asked = new Set<number>(); // lines before which we asked for more: never twice
  #closed: number[] = [];
  #end = 0; // the number after the newest line

  /** A new connection: what was asked for on the old one may not have come. */
  again(): void {
    this.#asked.clear();
  }

  take(scene: Pick<Scene, "fresh" | "log" | "closed">): void {
    if (scene.fresh) {
      this.#held.clear();
      this.#asked.clear();
      this.#end = 0;
    }
    this.#closed = scene.closed;
    this.add(scene.log);
  }

  add(lines: readonly Line[]): void {
    for (const { n } of lines) {
      this.#held.add(n);
      this.#end = Math.max(this.#end, n + 1);
    }
  }

  /** From this line on, the server must send all of them: lines that were closed arrive later than the ones after them. */
  get have(): number {
    let n = 0;
    while (n < this.#end && !this.#held.has(n)) n += 1; // those are asked for
    while (this.#held.has(n)) n += 1;
    return n;
  }

  /** The line before which something is missing; null: nothing is. It is told once. */
  ask(): number | null {
    const [from = 0, to = 0] = this.#closed;
    for (let n = this.#end - 1; n >= 0; n -= 1) {
      if (this.#held.has(n) || (n >= from && n < to)) continue;
      if (this.#asked.has(n + 1)) return null;
      this.#asked.add(n + 1);
      return n + 1;
    }
    return null;
  }
}
