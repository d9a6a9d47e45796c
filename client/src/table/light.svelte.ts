// Lights a seat for a short time: at the stage, where it has plates, and in the list of seats.
const LIT = 2500; // ms

export const plateOf = (seat: number): Element | null => document.querySelector(`.stage [data-seat="${seat}"] > *`);

export class SeatLight {
  seat = $state(-1); // in the list; -1: none
  #timer: ReturnType<typeof setTimeout> | undefined;
  #plate: Element | null = null;

  show(seat: number): void {
    this.stop();
    this.seat = seat;
    this.#plate = plateOf(seat);
    this.#plate?.classList.add("lit");
    this.#timer = setTimeout(() => this.stop(), LIT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#plate?.classList.remove("lit");
    this.#plate = null;
    this.seat = -1;
  }
}
