// The arithmetic of clocks on the page. The server says when time is over by its own count of seconds, and where that count
// is now; the page goes on by a clock that never jumps.
import type { Clock, SeatClock } from "../lib/protocol";

export interface Left {
  seconds: number; // until time is over, the reserve included
  own: number; // until the reserve is used; 0: it is being used
  share: number; // of all the time of this question: 1 at its beginning, 0 at its end
  late: boolean; // the last quarter
}

/** What is left of the time of a seat, at a moment of the server's count. */
export function leftOf(seat: SeatClock, now: number): Left {
  const whole = Math.max(1, seat.until - seat.began);
  const seconds = Math.min(whole, Math.max(0, seat.until - now));
  return { seconds, own: Math.max(0, seat.reserve_from - now), share: seconds / whole, late: seconds <= whole / 4 };
}

/** The server's count now. */
export const countAt = (clock: Clock, received: number, now: number) => clock.now + (now - received) / 1000;

/** The count by which the clocks of seats go: a pause stops it. */
export const playedUntil = (clock: Clock, count: number) => (clock.paused ? clock.paused_since : count);

/** The seats whose time runs. */
export const running = (clock: Clock): SeatClock[] => clock.seats.filter((seat) => seat.of !== "");

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Length =
  | { unit: "clock"; text: string } // 4:05
  | { unit: "hours"; hours: number; minutes: number }
  | { unit: "days"; days: number; hours: number };

/** A length of time as people read it: seconds matter only near the end. */
export function lengthOf(seconds: number): Length {
  const whole = Math.ceil(seconds);
  if (whole < 100 * MINUTE)
    return { unit: "clock", text: `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}` };
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < 48 * 60) return { unit: "hours", hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const hours = Math.ceil(seconds / HOUR);
  return { unit: "days", days: Math.floor(hours / 24), hours: hours % 24 };
}

/** Milliseconds until another text is shown. */
export const nextLook = (seconds: number) => (seconds < 100 * MINUTE ? 1000 : seconds < 2 * DAY ? 15_000 : 60_000);
