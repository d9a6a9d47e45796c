// Keeps the focus of a keyboard on the screen: what was answered is disabled or goes away, and the browser would let the
// focus fall to the page, from where everything has to be passed again.

const ANSWERS = "button:enabled, input:enabled, [role=button][tabindex='0']";

export class FocusKeeper {
  #root: HTMLElement | null = null;
  #held = false; // the last place of the keyboard was on this screen
  readonly #places: string;

  /** `places`: where answers are, as a selector. */
  constructor(places: string) {
    this.#places = places;
  }

  /** An attachment for the screen, which must be focusable by script (tabindex -1). */
  keep = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const follow = (event: FocusEvent): void => {
      const at = event.target;
      if (!(at instanceof Element)) return;
      if (at === root) return;
      this.#held = root.contains(at) && at.matches(":focus-visible");
    };
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("focusin", follow);
      this.#root = null;
    };
  };

  /**
   * After a change: if the focus was lost, it goes to what was answered, if that can be changed, or else to the first
   * answer; or it waits on the screen until there is one.
   */
  look(asked: boolean, _changes: readonly unknown[] = []): void {
    requestAnimationFrame(() => requestAnimationFrame(() => this.#move(asked)));
  }

  #move(asked: boolean): void {
    const root = this.#root;
    if (!root || !this.#held || document.querySelector("dialog[open]")) return;
    const at = document.activeElement;
    if (at && at !== document.body && at !== root) return;
    const first = asked ? this.#first(root) : undefined;
    if (first) first.focus();
    else if (at !== root) root.focus({ preventScroll: true });
  }

  #first(root: HTMLElement): HTMLElement | undefined {
    for (const place of root.querySelectorAll(this.#places)) {
      const found = [...place.querySelectorAll<HTMLElement>(ANSWERS)].filter((each) => each.checkVisibility());
      if (found.length) return found.find((each) => each.ariaPressed === "true") ?? found[0];
    }
    return undefined;
  }
}
