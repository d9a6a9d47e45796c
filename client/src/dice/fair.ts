// Committed randomness as docs/fair-dice.md describes it, computed by the browser's own cryptography. It shares nothing
// with the server's program but the test vectors.
import type { DiceReport, DiceRoll } from "../lib/protocol";
import { hex } from "../lib/salts";

const PREFIX = "harena-dice-1:";

const bytesOf = (digits: string) => new Uint8Array((digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** Browsers compute on secure pages only: with https, or on this very computer. */
export const canCompute = () => globalThis.crypto?.subtle !== undefined;

export const commitmentOf = async (secret: string) => hex(await sha256(bytesOf(secret)));

export class FairDice {
  #key: CryptoKey;
  #salts: Uint8Array;

  private constructor(key: CryptoKey, salts: Uint8Array) {
    this.#key = key;
    this.#salts = salts;
  }

  static async of(secret: string, salts: string[]): Promise<FairDice> {
    const hash = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytesOf(secret), hash, false, ["sign"]);
    return new FairDice(key, await sha256(new TextEncoder().encode(PREFIX + salts.join(","))));
  }

  /** Number n of the match, at least 0 and below the limit. */
  async number(n: number, limit: number): Promise<number> {
    const bits = limit > 1 ? 32 - Math.clz32(limit - 1) : 0;
    for (let attempt = 0; ; attempt++) {
      const message = new Uint8Array(44);
      message.set(this.#salts);
      const view = new DataView(message.buffer);
      view.setBigUint64(32, BigInt(n));
      view.setUint32(40, attempt);
      const block = await crypto.subtle.sign("HMAC", this.#key, message);
      const candidate = new DataView(block).getUint32(0) % 2 ** bits;
      if (candidate < limit) return candidate;
    }
  }
}

/** Returns the number of the first outcome of a roll that is not what the dice say; -1: there is none. */
async function wrongIn(roll: DiceRoll, dice: FairDice): Promise<number> {
  const left = [...roll.bag];
  for (const [at, outcome] of roll.outcomes.entries()) {
    const n = roll.n + at;
    if (roll.bag.length) {
      const [drawn] = left.splice(await dice.number(n, left.length), 1);
      if (drawn !== outcome) return n;
    } else if (roll.low + (await dice.number(n, roll.high - roll.low + 1)) !== outcome) return n;
  }
  return -1;
}

/** Are these the outcomes of one match: numbered without a gap, drawn from bags in the order of their ids? */
function wrongOrder({ rolls, things, older }: DiceReport): number {
  const ids = things.map(({ id }) => id);
  const sorted = ids.every((id, at) => at === 0 || ids[at - 1]! < id);
  let next = older;
  for (const { n, bag, outcomes } of rolls) {
    const rising = bag.every((thing, at) => thing in things && (at === 0 || bag[at - 1]! < thing));
    if (!sorted || n !== next || !rising || !outcomes.length) return n;
    next += outcomes.length;
  }
  return -1;
}

export interface Found {
  count: number; // outcomes that were recomputed
  wrong: number; // the number of the first that differs; -1: none
}

/** Recomputes everything, and stops at the first outcome that differs. */
export async function recompute(
  report: DiceReport,
  dice: FairDice,
  progress: (done: number) => void = () => {},
): Promise<Found> {
  let count = 0;
  const odd = wrongOrder(report);
  for (const [at, roll] of report.rolls.entries()) {
    const wrong = roll.n === odd ? odd : await wrongIn(roll, dice);
    if (wrong >= 0) return { count: count + wrong - roll.n, wrong };
    count += roll.outcomes.length;
    if (at % 20 === 0) progress(count);
  }
  return { count, wrong: -1 };
}
