/** @jest-environment node */
import { belowAverage } from "./below-average";

const line = (score: number | null) =>
  ({ no: "1", label: "Safety", name: "Works safely", score, comment: null }) as never;

test("marks only lines a point or more below the officer's average", () => {
  const average = { mean: 4.5, reports: 6 };
  expect([5, 4, 3, 2, null].map((score) => belowAverage(line(score), average))).toEqual([null, null, 1.5, 2.5, null]);
  expect([belowAverage(line(3), { mean: 4, reports: 1 }), belowAverage(line(1), null)]).toEqual([1, null]);
});
