/** Why something was not possible. */
export interface Said {
  text: string;
  rule: string; // the number of the rule behind it; empty: none
  detail?: string; // what that rule says
}
