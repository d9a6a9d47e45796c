// Plays scenes in the gallery as the table frame would: moment by moment.
import type { Scene } from "../lib/protocol";
import { direct } from "../games/munera/direct";
import type { Kit, Moment, Production, Weight } from "../stage/kit";
import { fakeKit } from "./fake";

const LASTS: Record<Weight, number> = { routine: 400, notable: 1300, decisive: 3000 }; // ms

export class Player {
  scene: Scene = $state.raw(fakeKit().scene);
  moment: Moment | null = $state.raw(null);
  played: Kit["played"] = $state.raw([]);
  #next: () => void = () => undefined;

  readonly #direct: Production["direct"];
  readonly #base: Partial<Kit>;

  constructor(first: Scene, by: Production["direct"] = direct, base: Partial<Kit> = {}) {
    this.scene = first;
    this.#direct = by;
    this.#base = base;
  }

  /** A kit that shows what is being played. */
  get kit(): Kit {
    const { scene, moment, played } = this;
    const base = fakeKit(this.#base);
    return { ...base, scene, moment, played, seen: () => this.#next(), busy: moment !== null };
  }

  async play(scenes: readonly Scene[]): Promise<void> {
    for (const scene of scenes) {
      const moments = this.#direct(scene, this.scene);
      this.played = [];
      for (const moment of moments) {
        if (moment.over === "after") this.scene = scene;
        this.played = [...this.played, ...moment.lines];
        this.moment = moment;
        await this.#wait(LASTS[moment.weight]);
      }
      this.moment = null;
      this.scene = scene;
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#next = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
