// The log as one viewer holds it.
import type { Line, Scene } from "./protocol";

/** The lines held after a scene has come: a fresh one brings everything, any other only what is missing. */
export function merge(held: Line[], scene: Pick<Scene, "fresh" | "log">): Line[] {
  if (scene.fresh) return scene.log;
  if (!scene.log.length) return held;
  const coming = new Set(scene.log.map((line) => line.n));
  return [...held.filter((line) => !coming.has(line.n)), ...scene.log].sort((a, b) => a.n - b.n);
}

/** The lines one may look at now. */
export function readable(held: Line[], closed: number[]): Line[] {
  const [from = 0, to = 0] = closed;
  return to > from ? held.filter((line) => line.n < from || line.n >= to) : held;
}
