// Finds words in texts, whatever their case and accents.
export const folded = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether a text has all these words, or parts of words. */
export function has(text: string, words: string): boolean {
  const inside = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** Cuts a text into pieces, so that those with one of these words can be marked. */
export function marked(text: string, words: string): Piece[] {
  const signs = [...text];
  const small = signs.map(folded); // a sign can become none, or several
  const inside = small.join("");
  const from = small.flatMap((each, at) => Array.from({ length: each.length }, () => at)); // the sign that it was
  const hits = new Set<number>();
  for (const word of folded(words).split(/\s+/).filter(Boolean)) {
    for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + 1))
      for (let n = at; n < at + word.length; n++) hits.add(from[n]!);
  }
  const pieces: Piece[] = [];
  for (const [at, sign] of signs.entries()) {
    const last = pieces.at(-1);
    if (last?.hit === hits.has(at)) last.text += sign;
    else pieces.push({ text: sign, hit: hits.has(at) });
  }
  return pieces;
}
