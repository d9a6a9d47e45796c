import { expect, test } from "vitest";
import { footOrHead, place, type Box, type Place, type Size } from "./place";

const view = { width: 1280, height: 800 };
const sheet = { width: 320, height: 200 };
const box = (left: number, top: number, width = 60, height = 80): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function covers(thing: Box, at: Place, size: Size): boolean {
  const height = Math.min(size.height, at.most);
  return (
    at.left < thing.right && at.left + size.width > thing.left && at.top < thing.bottom && at.top + height > thing.top
  );
}

test("it never covers the thing and never leaves the window, wherever the thing is", () => {
  for (const window of [view, { width: 900, height: 420 }, { width: 700, height: 1200 }])
    for (let left = 0; left <= window.width - 60; left += 50)
      for (let top = 0; top <= window.height - 80; top += 40) {
        const at = place(box(left, top), sheet, window);
        const height = Math.min(sheet.height, at.most);
        expect(covers(box(left, top), at, sheet), `${left} ${top}`).toBe(false);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left + sheet.width).toBeLessThanOrEqual(window.width);
        expect(at.top + height).toBeLessThanOrEqual(window.height);
      }
});

test("above if there is room, else below, else beside", () => {
  expect(place(box(600, 500), sheet, view).top).toBe(500 - 8 - 200);
  expect(place(box(600, 10), sheet, view).top).toBe(10 + 80 + 8);
  expect(place(box(600, 100, 60, 600), sheet, view).left).toBe(668);
});

test("where nothing fits it is as high as the room there is", () => {
  const at = place({ left: 0, top: 150, right: 360, bottom: 500 }, sheet, { width: 360, height: 740 });
  expect(at.top).toBe(508);
  expect(at.most).toBe(224);
});

test("it goes where it covers nothing that is to be kept free", () => {
  const thing = box(600, 500);
  const above = box(500, 250, 300, 200);
  const at = place(thing, sheet, view, [above]);
  expect([covers(above, at, sheet), covers(thing, at, sheet), at.covers]).toEqual([false, false, false]);
  expect(place(thing, sheet, view).covers).toBe(false);
});

test("where it cannot but cover something, it says so", () => {
  expect(place(box(600, 500), sheet, view, [box(0, 0, 1280, 800)]).covers).toBe(true);
});

test("on a phone at the foot, unless the thing is there", () => {
  const phone = { width: 390, height: 844 };
  expect(footOrHead(box(10, 200), sheet, phone)).toBe("foot");
  expect(footOrHead(box(10, 700), sheet, phone)).toBe("head");
});
