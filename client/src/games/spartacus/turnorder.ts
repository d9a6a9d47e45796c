// The Intrigue turns in their order, and where they are.
import type { Stage } from "./stage";

export interface Turn {
  seat: number;
  is: "done" | "now" | "later";
}

export function turnsOf({ order, schemer, to_come }: Pick<Stage, "order" | "schemer" | "to_come">): Turn[] {
  return order.map((seat) => ({ seat, is: seat === schemer ? "now" : to_come.includes(seat) ? "later" : "done" }));
}
