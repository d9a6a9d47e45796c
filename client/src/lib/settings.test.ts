import { expect, test, vi } from "vitest";

test("of broken settings the good fields stay", async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const { stored } = await import("./settings.svelte");
  const keep = (text: string) => vi.stubGlobal("localStorage", { getItem: () => text });
  keep(
    JSON.stringify({
      lang: "xx",
      motion: "x",
      theme: 5,
      name: "Ann",
      plain: true,
      volume: 7,
      sound: "x",
      constructor: 1,
    }),
  );
  expect(stored()).toEqual({ name: "Ann", plain: true });
  for (const text of ["[1", "null", "7", "[]"]) {
    keep(text);
    expect(stored()).toEqual({});
  }
});
