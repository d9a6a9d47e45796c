// What a game needs to draw a good: on a plate, on a tray, in an offer.
import type { Good, OfferedGood } from "../lib/protocol";

export interface Face {
  good: Good | OfferedGood;
  label: string; // its name, with the amount where there are several
  chosen?: boolean; // it is on the tray
  busy?: boolean;
  pick?: () => void; // without it, it is only shown
}
