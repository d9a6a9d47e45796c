// How far somebody is in which lesson: stored in this browser.
import { load, save } from "../lib/store";

export interface Progress {
  at: number; // the step at which they stopped
  done: boolean; // they were at its end once
}

const KEY = "harena.lessons";

function stored(): Record<string, Progress> {
  const found = Object.entries(Object(load(KEY)) as Record<string, Partial<Progress> | null>);
  return Object.fromEntries(
    found.filter((pair): pair is [string, Progress] => {
      const at = pair[1]?.at;
      return typeof at === "number" && at >= 0 && Number.isInteger(at) && typeof pair[1]?.done === "boolean";
    }),
  );
}

export const progressOf = (lesson: string): Progress => {
  const all = stored();
  return Object.hasOwn(all, lesson) ? all[lesson]! : { at: 0, done: false };
};

export function keepProgress(lesson: string, at: number, done: boolean): void {
  save(KEY, { ...stored(), [lesson]: { at, done: done || progressOf(lesson).done } });
}
