// The cards and words of a game, as a server would send them. `make gallery` writes them.
import type { Things } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

const written = import.meta.glob<Things>("./things/*.json", { eager: true, import: "default" });

export const isWritten = Object.keys(written).length > 0;

export const thingsOf = (game: string): Things =>
  written[`./things/${game}-${settings.lang}.json`] ?? { kinds: [], things: [] };
