// Questions that interrupt what goes on: somebody may answer a scheme, a reaction, a guard, or use a quiet moment.
export const REACTIONS: readonly string[] = [
  "scheme.foil",
  "reaction.thunder",
  "reaction.take_guard",
  "guard.thunder",
  "guard.drill",
  "quiet.speak",
];
