// Finds words in texts, whatever their case and accents.
export const folded = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether a text has all these words, or parts of words. */
export function has(text: string, words: string): boolean {
  const inside = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}
