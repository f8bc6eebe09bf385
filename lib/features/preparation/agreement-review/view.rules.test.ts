import { isReviewViewOf, reviewViewOf } from "./view.rules";

const now = new Date("2026-11-20T02:00:00Z");
const viewed = { pklId: 3, version: 1, tokenHash: "a" };

test("accepts an answer only from a page of this agreement and version within twelve hours", () => {
  const value = reviewViewOf(viewed, now);
  expect(isReviewViewOf(value, viewed, now)).toBe(true);
  expect(isReviewViewOf(value, { ...viewed, version: 2 }, now)).toBe(false);
  expect(isReviewViewOf(value, { ...viewed, tokenHash: "b" }, now)).toBe(false);
  expect(isReviewViewOf(value, viewed, new Date("2026-11-20T14:00:01Z"))).toBe(false);
  expect(isReviewViewOf("", viewed, now)).toBe(false);
});
