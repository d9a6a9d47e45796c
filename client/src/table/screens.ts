// Games with a screen of their own. All others, and everybody who likes words better, get the plain view.
import type { Component } from "svelte";
import type { ScreenProps } from "../lib/screen";

type Screen = Component<ScreenProps>;

const OWN: Record<string, () => Promise<{ default: Screen }>> = {
  gorus: () => import("../games/gorus/Gorus.svelte"),
};

export const drawnByItself = (game: string) => Object.hasOwn(OWN, game);

export async function screenOf(game: string, plain: boolean): Promise<Screen> {
  const own = plain ? undefined : OWN[game];
  return (await (own ? own() : import("../games/plain/Plain.svelte"))).default;
}
