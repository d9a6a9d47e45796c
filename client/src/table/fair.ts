// Loads the dialog about the dice, a file of its own, with its texts.
import { settings } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";

export const diceDialog = async () =>
  (await Promise.all([import("../dice/DiceDialog.svelte"), learn(settings.lang, "dice")]))[0].default;
