import { encode } from "uqr";
import { expect, test } from "vitest";
import { qr } from "./qr";

test("dot by dot as a library draws it", () => {
  const link = "http://192.168.178.20:8470/t/DFDtkJv8K6f9c06SbCGjSA#OQKo4d1ibUEjhCBvOzd72afVPll-NypC_1oTdHECt-M";
  for (let length = 1; length <= 271; length += 3) {
    const text = link.repeat(3).slice(0, length);
    expect(qr(text)).toEqual(encode(text, { ecc: "L", boostEcc: false, maskPattern: 0, border: 0 }).data);
  }
});

test("a text that is too long has no code", () => {
  expect(qr("x".repeat(272))).toBeNull();
});
