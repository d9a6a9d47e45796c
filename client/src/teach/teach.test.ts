import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TeachNote } from "../lib/protocol";
import { learned, taught, teach } from "./memory.svelte";
import { nextNote } from "./next";

const kept = new Map<string, string>();
const place = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
vi.stubGlobal("localStorage", place);
vi.stubGlobal("sessionStorage", { ...place, getItem: () => null, removeItem: () => {} });
beforeEach(() => kept.clear());

describe("what was explained", () => {
  test("everybody is taught until they finish a match", () => {
    expect(taught("gorus")).toEqual({ on: true, known: [] });
    teach("gorus", false);
    expect(taught("gorus").on).toBe(false);
    expect(taught("munera").on).toBe(true);
  });

  test("is remembered for each game, once", () => {
    learned("gorus", "lead");
    learned("gorus", "lead");
    learned("munera", "bid");
    expect(taught("gorus").known).toEqual(["lead"]);
    expect(taught("munera").known).toEqual(["bid"]);
  });

  test("stays known while it is switched off, and is explained again to somebody who wants it again", () => {
    learned("gorus", "lead");
    teach("gorus", true);
    expect(taught("gorus").known).toEqual(["lead"]);
    teach("gorus", false);
    expect(taught("gorus").known).toEqual(["lead"]);
    teach("gorus", true);
    expect(taught("gorus")).toEqual({ on: true, known: [] });
  });

  test.each(["[1", '"nonsense"', "null", '{"gorus": 3}', '{"gorus": {"on": "no", "known": {"a": 1}}}'])(
    "what cannot be read is as if nothing was stored: %s",
    (text) => {
      kept.set("harena.teach", text);
      expect(taught("gorus")).toEqual({ on: true, known: [] });
      learned("gorus", "lead");
      expect(taught("gorus").known).toEqual(["lead"]);
    },
  );
});

describe("the note that is shown", () => {
  const note = (id: string, steps: string[], events: string[] = []): TeachNote => ({
    id,
    steps,
    events,
    rule: "",
    parts: [],
  });
  const notes = [note("won", [], ["took"]), note("lead", ["match.lead"]), note("pugna", ["duel.reroll"], ["melee"])];
  const shown = (known: string[], step: string, ...happened: string[]) =>
    nextNote(notes, known, step, new Set(happened))?.id ?? null;

  test("is about my question first, then about what has happened", () => {
    expect(shown([], "match.lead", "took")).toBe("lead");
    expect(shown(["lead"], "match.lead", "took")).toBe("won");
    expect(shown(["lead", "won"], "match.lead", "took")).toBe(null);
  });

  test("is none where nothing is new", () => {
    expect(shown([], "")).toBe(null);
    expect(shown([], "match.play", "played")).toBe(null);
  });

  test("may be about both", () => {
    expect(shown([], "duel.reroll")).toBe("pugna");
    expect(shown([], "", "melee")).toBe("pugna");
  });
});
