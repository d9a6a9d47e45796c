// Plays the games' sounds for who has switched them on. What makes them is loaded only then.
import type { Sound } from "../stage/kit";
import { keep, settings } from "./settings.svelte";

const TRIED = "coin"; // says how loud it is

async function open() {
  const { Speaker } = await import("../stage/sound");
  return Speaker.open(() => settings.volume);
}
let speaker: ReturnType<typeof open> | null = null;

/** Does something with the speaker; without one the page is silent, and that is all. */
async function use(what: (it: Awaited<ReturnType<typeof open>>) => unknown): Promise<void> {
  speaker ??= open();
  try {
    await what(await speaker);
  } catch {
    speaker = null; // it could not be loaded, or this browser has no sound
  }
}

export function sound(name: Sound): void {
  if (settings.sound) void use((it) => it.play(name));
}

/** Switches sound on or off; on is heard. Call it from a tap: browsers want one before the first sound. */
export function switchSound(on: boolean): void {
  keep({ sound: on });
  if (on) void use((it) => it.wake(TRIED));
}

export function setVolume(volume: number): void {
  keep({ volume });
  if (settings.sound) void use((it) => it.wake(TRIED));
}
