// The log as one viewer holds it.
import type { Line, Scene } from "./protocol";

/** Returns the lines after a scene was received: a fresh scene brings all of them, any other only the missing ones. */
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
