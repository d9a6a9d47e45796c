// The second click of a double click must not answer the question that the first one has brought.
const QUICK = 350; // ms

export class DoubleClicks {
  #appeared = -QUICK; // when there was something new under the pointer
  #tapped = -QUICK;

  /** Another question is asked, or can be seen. */
  renew(): void {
    this.#appeared = performance.now();
  }

  /**
   * Returns whether a click was meant for the question before. The browser counts the clicks of a mouse (`detail`; 0 is
   * the keyboard), but not those of a finger.
   */
  isLate(event: MouseEvent): boolean {
    const now = performance.now();
    const touch = "pointerType" in event && event.pointerType === "touch";
    const second = event.detail > 1 || (touch && now - this.#tapped < QUICK);
    if (touch) this.#tapped = now;
    return second && now - this.#appeared < QUICK;
  }
}
