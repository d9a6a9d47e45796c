// Made from tools/view_types.py by `make protocol`. Do not edit.

/** What every running procedure has. */
export interface Frame {
  turn: number;
  seals: number[];
  spoke: number;
  called: boolean;
  opened: number;
}

export interface Offer {
  id: number;
  by: number;
  to: number;
  give: number[][]; // [good, amount]
  get: number[][];
  clauses: number[];
  until: number;
}

/** What one seat may see: `Scene.view`. */
export interface GameView<Name extends string, Options, State, AnyFrame extends Frame> {
  game: Name;
  viewer: number; // -1: a spectator
  options: Options;
  ply: number;
  state: State;
  stack: AnyFrame[]; // running procedures, the outermost first
  offers: Offer[];
  waiting: number[];
}
