// One-key shortcuts: not while somebody types, and not with Ctrl, Alt or Meta, which belong to the browser.
import { settings } from "../lib/settings.svelte";

const FIELDS = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]";

/** The shortcut that this event is, in lower case; empty: none. */
export function shortcut(event: KeyboardEvent): string {
  if (!settings.keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return "";
  if (event.isComposing || (event.target instanceof Element && event.target.closest(FIELDS))) return "";
  return event.key.length === 1 ? event.key.toLowerCase() : "";
}
