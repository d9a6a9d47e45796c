// Points as people read them: halves and thirds come from shared places.
export function inWords(points: number, lang: string): string {
  return points.toLocaleString(lang, { maximumFractionDigits: 2 });
}
