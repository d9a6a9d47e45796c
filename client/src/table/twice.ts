// The second click of a double click must not answer the question that the first one has brought.
const QUICK = 350; // ms
const NEAR = 40; // px: a finger does not hit the same place twice

export class DoubleClicks {
  #appeared = -QUICK; // when there was something new under the pointer
  #last = { at: -QUICK, x: 0, y: 0 }; // the click before

  /** Another question is asked, or can be seen. */
  renew(): void {
    this.#appeared = performance.now();
  }

  /**
   * Returns whether a click was meant for the question before. The browser counts the clicks of a mouse (`detail`; 0 is
   * the keyboard), but not those of a finger.
   */
  isLate(event: MouseEvent): boolean {
    if (event.detail === 0) return false;
    const before = this.#last;
    const now = { at: performance.now(), x: event.clientX, y: event.clientY };
    this.#last = now;
    const touch = "pointerType" in event && event.pointerType === "touch";
    const near = Math.hypot(now.x - before.x, now.y - before.y) < NEAR;
    const second = event.detail > 1 || (touch && near && now.at - before.at < QUICK);
    return second && this.#appeared >= before.at && now.at - this.#appeared < QUICK;
  }
}
