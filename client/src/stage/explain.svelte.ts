// Things that explain themselves: which elements do, and whose sheet is open. Explain.svelte listens and shows it.
import type { Attachment } from "svelte/attachments";

export interface Subject {
  kind: string;
  id: string | number;
  now?: () => string; // what it does at present
}

export interface Shown {
  node: Element;
  by: "hover" | "key" | "tap"; // a hover sheet goes with the pointer; the others stay until they are closed
  trail: Subject[]; // the last one is shown; the others lead back
}

const subjects = new WeakMap<Element, Subject>();

// What has a meaning of its own when it is pressed: there a press explains nothing, only a long one does.
const ROLES = ["button", "option", "radio", "checkbox", "switch", "slider", "tab", "link", "menuitem"];
export const PRESSED = `button, a, input, select, textarea, summary, label, ${ROLES.map((role) => `[role=${role}]`).join()}`;
const PLAIN = "span, div, strong, b, em, svg, g";

let shown: Shown | null = $state.raw(null);

export const explainer = {
  get shown(): Shown | null {
    return shown;
  },
  open(node: Element, by: Shown["by"]): void {
    const subject = subjects.get(node);
    if (subject) shown = { node, by, trail: [subject] };
  },
  /** Goes on to what the sheet names. */
  on(subject: Subject): void {
    if (shown) shown = { ...shown, trail: [...shown.trail, subject] };
  },
  back(): void {
    if (shown) shown = { ...shown, trail: shown.trail.slice(0, -1) };
  },
  close(): void {
    shown = null;
  },
};

export const subjectOf = (node: Element): Subject | undefined => subjects.get(node);

/** The innermost element around this one that explains itself. */
export const explained = (at: EventTarget | null): Element | null =>
  at instanceof Element ? at.closest("[data-explains]") : null;

/** Whether a simple press opens its sheet: it does nothing else, and neither does what it lies in. */
export const opensAtOnce = (node: Element): boolean =>
  node.getAttribute("data-explains") === "press" && !node.parentElement?.closest(PRESSED);

/** `{@attach explaining("man", 3)}`: pointing, `i` or a long press opens the sheet of the thing. */
export function explaining(kind: string, id: string | number, now?: () => string): Attachment {
  return (node) => {
    subjects.set(node, { kind, id, now });
    const ours: string[] = [];
    const set = (name: string, value: string) => {
      if (node.hasAttribute(name)) return;
      node.setAttribute(name, value);
      ours.push(name);
    };
    if (node.closest(PRESSED)) node.setAttribute("data-explains", "hold");
    else {
      node.setAttribute("data-explains", "press");
      set("tabindex", "0");
      if (node.matches(PLAIN)) {
        set("role", "button");
        set("aria-haspopup", "dialog");
      }
    }
    return () => {
      subjects.delete(node);
      for (const name of [...ours, "data-explains", "aria-description"]) node.removeAttribute(name);
      // The same element may get another subject at once.
      queueMicrotask(() => shown?.node === node && !subjects.has(node) && explainer.close());
    };
  };
}
