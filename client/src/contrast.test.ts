// Checks every text on every background, in both themes: at least 4.5:1; edges of controls at least 3:1.
import { expect, test } from "vitest";
import css from "./app.css?raw";

type Theme = 0 | 1; // light, dark

function token(name: string, theme: Theme): string {
  const [, value = ""] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
  const colors = value.match(/#[0-9a-f]{6}\b/g) ?? [];
  return colors[theme] ?? colors[0] ?? "";
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES: Theme[] = [0, 1];
const GROUNDS = ["ground", "panel", "sunken"];

test.each(THEMES)("texts can be read, theme %i", (theme) => {
  for (const text of ["ink", "muted", "accent", "good", "warning"]) {
    for (const ground of GROUNDS) {
      expect(contrast(token(text, theme), token(ground, theme)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(token("on-accent", theme), token("accent", theme))).toBeGreaterThanOrEqual(4.5);
  for (let seat = 0; seat < 8; seat++) {
    expect(contrast(token("on-seat", theme), token(`seat-${seat}`, theme)), `seat ${seat}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(THEMES)("edges can be seen, theme %i", (theme) => {
  for (const ground of GROUNDS) {
    expect(contrast(token("edge", theme), token(ground, theme)), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});
