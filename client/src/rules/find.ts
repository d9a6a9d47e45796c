// Finds rules: by their number, by the title of their chapter, and by their words.
import type { ChapterText, RuleText } from "../lib/protocol";
import { folded, has, marked, type Piece } from "../lib/search";

export interface Found {
  number: string;
  title: string; // of the chapter
  pieces: Piece[]; // of the text, around the first words that were found; a chapter has none
}

const BEFORE = 50; // signs before the first word that was found
const LONGEST = 170; // signs

/** Everything that a rule says. */
export const textOf = ({ parts }: RuleText): string =>
  parts
    .flatMap(({ text, items, figure }) => [text, items.join(" · "), figure ? figure.caption : ""])
    .filter(Boolean)
    .join(" ");

/** What has these words: numbers that begin like them first, then titles, then texts. */
export function find(chapters: readonly ChapterText[], words: string): Found[] {
  const wish = folded(words.trim());
  const [numbered, titled, told]: Found[][] = [[], [], []];
  for (const { number, title, rules } of chapters) {
    const chapter = { number, title, pieces: [] };
    if (begins(number, wish)) numbered!.push(chapter);
    else if (has(title, words.trim())) titled!.push(chapter);
    for (const rule of rules) {
      const text = textOf(rule);
      const found = { number: rule.number, title, pieces: excerpt(text, words) };
      if (begins(rule.number, wish)) numbered!.push(found);
      else if (has(text, words.trim())) told!.push(found);
    }
  }
  return [...numbered!, ...titled!, ...told!];
}

/** "3.4" is a beginning of G-3.4, too. */
function begins(number: string, wish: string): boolean {
  const whole = folded(number);
  return whole.startsWith(wish) || (/^\d/.test(wish) && whole.slice(2).startsWith(wish));
}

function excerpt(text: string, words: string): Piece[] {
  const first = marked(text, words).findIndex(({ hit }) => hit);
  const before = marked(text, words)
    .slice(0, Math.max(0, first))
    .reduce((sum, piece) => sum + piece.text.length, 0);
  const start = before <= BEFORE ? 0 : text.indexOf(" ", before - BEFORE) + 1;
  const end = text.length - start <= LONGEST ? text.length : text.lastIndexOf(" ", start + LONGEST);
  return marked(`${start ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`, words);
}
