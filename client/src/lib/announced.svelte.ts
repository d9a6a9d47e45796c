// What the host of this site says to everybody. At a table it comes over the connection; other pages ask for it.
import * as api from "./api";
import type { Announcement } from "./protocol";
import { load, save } from "./store";

const KEY = "harena.announcement"; // the id of the one that was closed here

let said = $state.raw({ id: "", text: "" });
let closed = $state(load(KEY));

/** Returns the text to show; empty if there is none. */
export const announced = () => (said.id === closed ? "" : said.text);

export function hear({ id, text }: Omit<Announcement, "type">): void {
  said = { id, text };
}

export async function ask(): Promise<void> {
  try {
    hear(await api.announcement());
  } catch {
    // then we do not know, and show what we have
  }
}

export function dismiss(): void {
  closed = said.id;
  save(KEY, closed);
}
