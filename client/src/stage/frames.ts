// Reads the stack of a view: the procedures that run, the innermost last.
import type { Scene } from "../lib/protocol";

export type Frame = Readonly<Record<string, unknown>>;

export const isFrame = (value: unknown): value is Frame => typeof value === "object" && value !== null;

export const framesOf = ({ view }: Scene): Frame[] => (Array.isArray(view.stack) ? view.stack.filter(isFrame) : []);

/** The innermost frame of a procedure. */
export const frameOf = (scene: Scene, proc: string): Frame | undefined =>
  framesOf(scene)
    .filter((frame) => frame.proc === proc)
    .at(-1);

export const number = (frame: Frame | undefined, name: string): number => {
  const value = frame?.[name];
  return typeof value === "number" ? value : -1;
};

export const numbers = (frame: Frame | undefined, name: string): number[] => {
  const value = frame?.[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
};

export const stateOf = ({ view }: Scene): Frame => (isFrame(view.state) ? view.state : {});

/** One seat's list in a field that has one per seat. */
export const listOf = (frame: Frame, name: string, seat: number): number[] => {
  const value = frame[name];
  return numbers({ own: Array.isArray(value) ? value[seat] : undefined }, "own");
};
