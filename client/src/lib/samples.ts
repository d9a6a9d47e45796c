// Scenes for tests.
import type { Line, Scene } from "./protocol";

export const line = (n: number, kind = "played"): Line => ({
  n,
  kind,
  args: [],
  text: `line ${n}`,
  parts: [],
  pause: false,
});

export const scene = (part: Partial<Scene> = {}): Scene => ({
  type: "scene",
  seq: 0,
  fresh: false,
  view: {},
  stage: null,
  names: { seats: [], sides: [], you: 0, your_side: 0 },
  question: null,
  waiting: [],
  waiting_text: "",
  undo: false,
  free_actions: [],
  offers: [],
  log: [],
  closed: [],
  result: null,
  panels: null,
  ...part,
});
