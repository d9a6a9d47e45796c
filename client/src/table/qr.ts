// A QR code, as much of it as a link needs: bytes, error correction L, versions 1 to 10, one mask. A library that can
// do the rest would be more to load than this whole screen; a test compares the two dot by dot.
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // codewords of versions 1 to 10
const CHECKS = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18]; // of them for error correction, in each block
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];

type Dots = boolean[][];

const room = (version: number) => TOTAL[version - 1]! - CHECKS[version - 1]! * BLOCKS[version - 1]!;
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

/** Returns the dots of the code, row by row; null if the text is too long. */
export function qr(text: string): Dots | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = TOTAL.findIndex((_, i) => 4 + lengthBits(i + 1) + 8 * bytes.length <= 8 * room(i + 1)) + 1;
  return version ? drawn(version, woven(packed(bytes, version), version)) : null;
}

/** Mode, length, bytes, and padding up to the capacity. */
function packed(bytes: number[], version: number): number[] {
  const binary = (number: number, length: number) => number.toString(2).padStart(length, "0");
  const bits = `0100${binary(bytes.length, lengthBits(version))}${bytes.map((byte) => binary(byte, 8)).join("")}0000`;
  const words = bits.match(/.{8}/g)!.map((word) => parseInt(word, 2));
  for (let pad = 0xec; words.length < room(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The codewords of all blocks with their checks, interleaved. */
function woven(words: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!;
  const short = Math.floor(words.length / count);
  const longs = words.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, i) =>
    words.slice(from, (from += short + (i >= count - longs ? 1 : 0))),
  );
  const checks = blocks.map((block) => remainder(block, CHECKS[version - 1]!));
  const turns = (rows: number[][], length: number) =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...turns(blocks, short + 1), ...turns(checks, CHECKS[version - 1]!)];
}

/** The product of two elements of the field with 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Reed-Solomon: the remainder of the words, divided by the generator of this degree. */
function remainder(words: number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((factor, at) => factor ^ (at ? times(generator[at - 1]!, root) : 0));
  }
  const left: number[] = Array(degree).fill(0);
  for (const word of words) {
    const factor = word ^ left.shift()!;
    left.push(0);
    for (let at = 0; at < degree; at++) left[at]! ^= times(generator[at + 1]!, factor);
  }
  return left;
}

/** A number followed by its check bits. */
function checked(number: number, length: number, divisor: number): number {
  let left = number;
  for (let i = 0; i < length; i++) left = (left << 1) ^ ((left >> (length - 1)) * divisor);
  return (number << length) | left;
}

function drawn(version: number, words: number[]): Dots {
  const size = 17 + 4 * version;
  const dots: Dots = Array.from({ length: size }, () => Array(size));
  const set = (x: number, y: number, dark: boolean) => {
    if (dots[y] && x >= 0 && x < size) dots[y][x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const far = size - 7;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const places = version < 2 ? [] : version < 7 ? [6, far] : [6, (6 + far) / 2, far];
  for (const x of places)
    for (const y of places)
      if (!((x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6))) square(x, y, 2, [1]);

  const format = checked(0b01000, 10, 0x537) ^ 0x5412; // error correction L, mask 0
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 8) set(8, i + (i > 5 ? 1 : 0), dark);
    else set(i === 8 ? 7 : 14 - i, 8, dark);
    if (i < 8) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  }
  set(8, size - 8, true);
  if (version > 6) {
    const info = checked(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((info >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }

  // The words go up and down in pairs of columns, from the right, around everything that is already drawn.
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (dots[y]![x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        dots[y]![x] = dark !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
  return dots;
}
