// A still picture of a moment: what is on the stage, as a PNG with a caption. Where the browser does not let a page read
// such a picture again, it is an SVG.
const SCALE = 2;
const BAND = 76; // px above the stage, for the caption
const MARGIN = 16;

export interface Picture {
  blob: Blob;
  ending: "png" | "svg";
}

export async function pictureOf(stage: HTMLElement, title: string, told: string): Promise<Picture> {
  const box = stage.getBoundingClientRect();
  const svg = drawing(stage, box, await styles());
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement("canvas");
  canvas.width = box.width * SCALE;
  canvas.height = (box.height + BAND) * SCALE;
  const pen = canvas.getContext("2d")!;
  pen.scale(SCALE, SCALE);
  caption(pen, stage, box.width, title, told);
  pen.drawImage(image, 0, 0, box.width, box.height, 0, BAND, box.width, box.height);
  try {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (blob) return { blob, ending: "png" };
  } catch {
    // a SecurityError: this browser lets nobody read it
  }
  return { blob: new Blob([svg], { type: "image/svg+xml" }), ending: "svg" };
}

/** The stage as an SVG as large as the window, so that the same media queries hold; the stage is at its top left. */
function drawing(stage: HTMLElement, box: DOMRect, css: string): string {
  const copy = stage.cloneNode(true) as HTMLElement;
  for (const gone of copy.querySelectorAll("script, dialog, audio")) gone.remove();
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  copy.style.overflow = "hidden";
  const body = document.createElement("div");
  const looks = getComputedStyle(document.body);
  const { fontFamily, fontSize, lineHeight, fontVariantNumeric, color } = looks; // `font` is empty beside the variant
  Object.assign(body.style, { fontFamily, fontSize, lineHeight, fontVariantNumeric, color });
  Object.assign(body.style, { background: looks.backgroundColor, display: "flex" });
  Object.assign(body.style, { width: `${box.width}px`, height: `${box.height}px` });
  body.append(copy);
  const theme = document.documentElement.dataset.theme ?? (isDark() ? "dark" : "light");
  const inside = new XMLSerializer().serializeToString(body);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" data-theme="${theme}">`,
    `<style>${css.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>`,
    `<foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`,
  ].join("");
}

const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

/** All rules of the page, with its fonts inside: a picture loads nothing. Motion is over. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, sheet })));
  const texts = rules.map(({ rule, sheet }) =>
    rule instanceof CSSFontFaceRule ? withFont(rule.cssText, sheet.href ?? location.href) : rule.cssText,
  );
  return [
    ...(await Promise.all(texts)),
    "*, *::before, *::after { animation: none !important; transition: none !important; }",
  ].join("\n");
}

async function withFont(css: string, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(css)?.[1];
  if (!address || address.startsWith("data:")) return css;
  try {
    const font = await (await fetch(new URL(address, base))).blob();
    return css.replace(/src:[^;]+;/, `src: url("${await asData(font)}");`);
  } catch {
    return ""; // another font is legible as well
  }
}

const asData = (blob: Blob) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  return image.decode().then(() => image);
}

function caption(pen: CanvasRenderingContext2D, stage: HTMLElement, width: number, title: string, told: string): void {
  const looks = getComputedStyle(document.body);
  pen.fillStyle = looks.backgroundColor;
  pen.fillRect(0, 0, width, BAND);
  pen.fillStyle = getComputedStyle(stage).color;
  pen.textBaseline = "middle";
  const family = looks.fontFamily;
  pen.font = `700 18px ${family}`;
  pen.fillText(fitting(pen, title, width - 2 * MARGIN - 80), MARGIN, BAND * 0.32);
  pen.font = `17px ${family}`;
  pen.fillText(fitting(pen, told, width - 2 * MARGIN), MARGIN, BAND * 0.7);
  pen.textAlign = "right";
  pen.font = `700 15px ${family}`;
  pen.fillText("Harena", width - MARGIN, BAND * 0.32);
  pen.textAlign = "left";
}

/** As much of a text as has room. */
function fitting(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let shown = text;
  while (shown && pen.measureText(`${shown}…`).width > room) shown = shown.slice(0, -1);
  return `${shown}…`;
}
