// Animates things from where they were to where they are.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings, SPEEDS } from "../../lib/settings.svelte";

export const FLIGHT = 450; // ms
const NO_WAY: TransitionConfig = { duration: 0 }; // the table was just opened, so nothing moves

/** Scales a duration to the speed the person has chosen. */
export const paced = (ms: number): number => ms * SPEEDS[settings.motion];

/** The transition between two boxes. It uses individual properties, so that a card keeps its own tilt and place. */
function way(node: Element, other: DOMRect): (apart: number) => string {
  const here = node.getBoundingClientRect();
  const dx = other.x + other.width / 2 - here.x - here.width / 2;
  const dy = other.y + other.height / 2 - here.y - here.height / 2;
  const small = Math.min(1, Math.max(0.4, other.height / here.height));
  return (apart) => `translate: ${dx * apart}px ${dy * apart}px; scale: ${1 - (1 - small) * apart}`;
}

/** Lets a thing come from a box; `turn` lets several come one after the other. */
export function from(node: Element, { box, turn = 0 }: { box: DOMRect | undefined; turn?: number }): TransitionConfig {
  if (!box) return NO_WAY;
  const path = way(node, box);
  const css = (_: number, apart: number): string => `${path(apart)}; z-index: 5`;
  return { delay: paced(turn * FLIGHT * 0.8), duration: paced(FLIGHT), easing: cubicOut, css };
}

/** Lets a thing go to a box and disappear. */
export function to(node: Element, { box }: { box: DOMRect | undefined }): TransitionConfig {
  if (!box) return NO_WAY;
  const path = way(node, box);
  const css = (near: number, apart: number): string => `${path(apart)}; opacity: ${Math.min(1, near * 2)}`;
  return { duration: paced(FLIGHT), easing: cubicOut, css };
}
