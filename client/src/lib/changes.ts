// Differences between two scenes: the server sends only what has changed (server/changes.py).
import type { Change, Edit, Scene } from "./protocol";

/** Returns the scene after a change. The scene given stays as it is: what has not changed is shared by both. */
export function edited(scene: Scene, change: Change): Scene {
  const { seq, log, closed, edits } = change;
  const next: Scene = { ...scene, seq, log, closed, fresh: false };
  return edits.reduce((found, edit) => put(found, edit, 0) as Scene, next);
}

function put(inside: unknown, edit: Edit, depth: number): unknown {
  const key = edit.path[depth];
  if (key === undefined) return edit.at === undefined ? edit.value : splice(inside as unknown[], edit);
  const copy = (Array.isArray(inside) ? [...inside] : { ...(inside as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], edit, depth + 1);
  return copy;
}

function splice(list: unknown[], { at = 0, removed = 0, value }: Edit): unknown[] {
  return [...list.slice(0, at), ...value, ...list.slice(at + removed)];
}
