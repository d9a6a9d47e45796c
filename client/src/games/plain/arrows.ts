// Arrow keys inside a group of buttons, next to Tab.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `{@attach arrows}`: the arrows, Home and End move the focus among the buttons of this element. */
export function arrows(group: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? buttons.length - 1
          : step && (at + step + buttons.length) % buttons.length;
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
}
