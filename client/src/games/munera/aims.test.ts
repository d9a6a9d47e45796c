import { expect, test } from "vitest";
import { aimed } from "./aims";

const play = (aim: string) => ({ option: 1, title: 1, aim, target: 1, purpose: "" });

test("what is asked after a card says what is to be picked", () => {
  expect(aimed([play("school"), play("school")])).toBe("munera-screen-target-school");
  expect(aimed([play("man"), play("man")])).toBe("munera-screen-target-man");
  expect(aimed([play("man"), play("side")])).toBe("stage-target");
});
