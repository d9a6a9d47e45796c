/** The dialog that lies over the match; empty: none. */
export type Opened =
  "menu" | "answers" | "keys" | "cards" | "settings" | "standing" | "leave" | "host" | "together" | "dice" | "end" | "";
