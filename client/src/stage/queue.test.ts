import { expect, test } from "vitest";
import type { Question } from "../lib/protocol";
import { AnswerQueue } from "./queue.svelte";

const offers = (...options: number[]) =>
  ({ options: options.map((option) => ({ option })), form: null }) as unknown as Question;

test("each answer is given when it is asked for", () => {
  const queue = new AnswerQueue();
  queue.start([5, 7]);
  expect(queue.waiting).toBe(2);
  expect(queue.next(offers(4, 5))).toBe(5);
  expect(queue.next(offers(7))).toBe(7);
  expect(queue.next(offers(7))).toBeUndefined();
});

test("an answer that is not among the options drops the rest", () => {
  const queue = new AnswerQueue();
  queue.start([5, 7]);
  expect(queue.next(offers(6))).toBeUndefined();
  expect(queue.waiting).toBe(0);
  expect(queue.next(offers(5, 7))).toBeUndefined();
});

test("answers that the game gives by itself are left out, but only while the questions are of one kind", () => {
  const at = (step: string, ...options: number[]) => ({ ...offers(...options), step }) as Question;
  const queue = new AnswerQueue();
  queue.start([5, 7, 8], true);
  expect(queue.next(at("naming", 5, 6))).toBe(5);
  expect(queue.next(at("naming", 8, 9))).toBe(8); // 7 was the only one possible
  queue.start([5, 7], true);
  expect(queue.next(at("naming", 5, 6))).toBe(5);
  expect(queue.next(at("selling", 7))).toBeUndefined();
  expect(queue.waiting).toBe(0);
});
