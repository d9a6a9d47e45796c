// The pictures in the rules of a game: drawn by its own components, loaded when the rules are read.
import type { Component, Snippet } from "svelte";
import { figuresOf } from "../games/figures";
import type { Lang } from "../lib/settings.svelte";
import type { Kit } from "../stage/kit";
import { printedKit, type Example } from "../stage/printed";
import { ThingBook } from "../stage/things.svelte";

/** By the names that the rules text uses. */
export type Pictures = Record<string, Snippet<[Kit]>>;

export interface Figures {
  pictures: Pictures;
  Defs?: Component; // what all of them use, once
  shown?: Example; // what they show as if it were on a table
}

export class FigureBook {
  #figures = $state.raw<Figures | null>(null);
  readonly #things = new ThingBook();
  readonly kit = $derived(printedKit((kind, id) => this.#things.find(kind, id), this.#figures?.shown));
  readonly there = $derived(this.#figures !== null && this.#things.state === "there");
  failed = $state(false); // the captions say what would be seen

  async load(game: string, lang: Lang): Promise<void> {
    try {
      const [found] = await Promise.all([figuresOf(game), this.#things.ofGame(game, lang)]);
      this.#figures = found;
      this.failed = !found || this.#things.state === "failed";
    } catch {
      this.failed = true;
    }
  }

  get Defs(): Component | undefined {
    return this.#figures?.Defs;
  }

  picture(name: string): Snippet<[Kit]> | undefined {
    return this.#figures?.pictures[name];
  }
}
