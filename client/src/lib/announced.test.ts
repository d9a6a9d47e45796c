import { expect, test, vi } from "vitest";
import { announced, ask, dismiss, hear } from "./announced.svelte";

test("an announcement is shown until it is closed or withdrawn", () => {
  expect(announced()).toBe("");
  hear({ id: "a", text: "Ave" });
  expect(announced()).toBe("Ave");
  dismiss();
  expect(announced()).toBe("");
  hear({ id: "a", text: "Ave" });
  expect(announced()).toBe("");
  hear({ id: "b", text: "Vale" });
  expect(announced()).toBe("Vale");
  hear({ id: "", text: "" });
  expect(announced()).toBe("");
});

test("what is shown stays while the server cannot be asked", async () => {
  hear({ id: "c", text: "Salve" });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await ask();
  expect(announced()).toBe("Salve");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ type: "announcement", id: "", text: "" })));
  await ask();
  expect(announced()).toBe("");
});
