// Short sounds of our own, made with Web Audio: no files to load. This module is loaded when somebody switches sound on.
import type { Sound } from "./kit";

interface Recipe {
  weight: number; // the heavier sound wins when several would play at once
  seconds: number;
  make: (context: BaseAudioContext, out: AudioNode) => void; // from time 0 on
}

const PEAK = 0.5; // -6 dBFS at full volume
const FADE = 0.02; // seconds in which a lighter sound gives way

/** Noise that is the same every time. */
function noise(context: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 48271) % 0x7fffffff;
    samples[at] = (seed / 0x7fffffff) * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** A volume that rises to its peak and falls to silence. */
function swell(context: BaseAudioContext, at: number, rise: number, fall: number, peak = 1): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.001, at + rise + fall);
  gain.gain.linearRampToValueAtTime(0, at + rise + fall + 0.005);
  return gain;
}

function tone(context: BaseAudioContext, out: AudioNode, type: OscillatorType, hertz: number, volume: GainNode): void {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = hertz;
  source.connect(volume).connect(out);
  source.start();
}

interface Rush {
  at?: number;
  from: number; // Hz: the middle of what passes the filter
  to: number;
  sharp: number;
  rise: number;
  fall: number;
  peak?: number;
}

/** Filtered noise: a card, a die, a crowd. */
function rush(context: BaseAudioContext, out: AudioNode, { at = 0, from, to, sharp, rise, fall, peak }: Rush): void {
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  const source = noise(context, rise + fall + 0.05);
  source
    .connect(filter)
    .connect(swell(context, at, rise, fall, peak))
    .connect(out);
  source.start(at);
}

export const SOUNDS: Record<Sound, Recipe> = {
  card: {
    weight: 1,
    seconds: 0.2,
    make: (context, out) => {
      rush(context, out, { from: 3200, to: 1100, sharp: 0.8, rise: 0.05, fall: 0.09 });
      rush(context, out, { at: 0.1, from: 900, to: 300, sharp: 1.5, rise: 0.003, fall: 0.06, peak: 0.9 });
    },
  },
  coin: {
    weight: 2,
    seconds: 0.5,
    make: (context, out) => {
      for (const [at, pitch] of [
        [0, 1],
        [0.07, 1.12],
      ] as const)
        for (const [hertz, peak] of [
          [2150, 0.5],
          [3480, 0.35],
          [5620, 0.2],
        ] as const)
          tone(context, out, "sine", hertz * pitch, swell(context, at, 0.003, 0.35, peak));
    },
  },
  dice: {
    weight: 3,
    seconds: 0.75,
    make: (context, out) => {
      [0, 0.09, 0.16, 0.27, 0.36, 0.51, 0.6].forEach((at, hit) =>
        rush(context, out, {
          at,
          from: hit % 2 ? 2100 : 1500,
          to: 700,
          sharp: 3,
          rise: 0.002,
          fall: 0.07,
          peak: 1 - hit * 0.1,
        }),
      );
    },
  },
  gate: {
    weight: 4,
    seconds: 1.1,
    make: (context, out) => {
      rush(context, out, { from: 260, to: 180, sharp: 4, rise: 0.35, fall: 0.15, peak: 0.6 });
      tone(context, out, "triangle", 62, swell(context, 0.45, 0.005, 0.5));
      rush(context, out, { at: 0.45, from: 700, to: 150, sharp: 0.7, rise: 0.004, fall: 0.35, peak: 0.9 });
      for (const hertz of [410, 655, 1130]) tone(context, out, "sine", hertz, swell(context, 0.46, 0.004, 0.45, 0.15));
    },
  },
  "crowd-up": {
    weight: 5,
    seconds: 1.4,
    make: (context, out) => {
      rush(context, out, { from: 550, to: 1050, sharp: 1.6, rise: 0.5, fall: 0.8 });
      rush(context, out, { from: 1500, to: 2600, sharp: 2.5, rise: 0.6, fall: 0.65, peak: 0.4 });
    },
  },
  "crowd-down": {
    weight: 5,
    seconds: 1.4,
    make: (context, out) => {
      rush(context, out, { from: 620, to: 260, sharp: 2, rise: 0.2, fall: 1.1 });
      rush(context, out, { from: 320, to: 170, sharp: 3, rise: 0.25, fall: 1, peak: 0.8 });
    },
  },
  turn: {
    weight: 6,
    seconds: 0.75,
    make: (context, out) => {
      tone(context, out, "triangle", 587.3, swell(context, 0, 0.01, 0.4, 0.7));
      tone(context, out, "triangle", 880, swell(context, 0.16, 0.01, 0.5, 0.8));
    },
  },
};

const NAMES = Object.keys(SOUNDS) as Sound[];

/** Makes a sound, at a known loudness. */
export async function render(name: Sound, rate = 44_100): Promise<AudioBuffer> {
  const { seconds, make } = SOUNDS[name];
  const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  make(context, context.destination);
  const buffer = await context.startRendering();
  const samples = buffer.getChannelData(0);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (loudest) for (let at = 0; at < samples.length; at++) samples[at] = ((samples[at] ?? 0) / loudest) * PEAK;
  return buffer;
}

interface Playing {
  weight: number;
  until: number; // in the context's seconds
  source: AudioBufferSourceNode;
  gain: GainNode;
}

export class Speaker {
  #context: AudioContext;
  #buffers: ReadonlyMap<Sound, AudioBuffer>;
  #volume: () => number; // 0 to 1
  #playing: Playing | null = null;

  constructor(context: AudioContext, buffers: ReadonlyMap<Sound, AudioBuffer>, volume: () => number) {
    this.#context = context;
    this.#buffers = buffers;
    this.#volume = volume;
  }

  static async open(volume: () => number): Promise<Speaker> {
    const context = new AudioContext();
    const made = await Promise.all(NAMES.map(async (name) => [name, await render(name)] as const));
    return new Speaker(context, new Map(made), volume);
  }

  /** Plays a sound, unless one that is at least as heavy can still be heard: never two at once. */
  play(name: Sound): void {
    if (globalThis.document?.visibilityState === "hidden" && name !== "turn") return;
    if (this.#context.state !== "running") {
      // A browser waits for the first tap on the page; what should have been heard before is not made up for.
      void this.#context.resume().catch(() => undefined);
      return;
    }
    const now = this.#context.currentTime;
    const { weight, seconds } = SOUNDS[name];
    const playing = this.#playing;
    if (playing && now < playing.until) {
      if (playing.weight >= weight) return;
      playing.gain.gain.setTargetAtTime(0, now, FADE / 3);
      playing.source.stop(now + FADE);
    }
    this.#playing = { ...this.#start(name), weight, until: now + seconds };
  }

  /** Plays a sound after a tap: it shows how loud it is. */
  async wake(name: Sound): Promise<void> {
    await this.#context.resume();
    this.play(name);
  }

  #start(name: Sound): Pick<Playing, "source" | "gain"> {
    const source = this.#context.createBufferSource();
    source.buffer = this.#buffers.get(name) ?? null;
    const gain = this.#context.createGain();
    gain.gain.value = this.#volume() ** 2; // so that the middle of the slider sounds like half
    source.connect(gain).connect(this.#context.destination);
    source.start();
    return { source, gain };
  }
}
