import fc from "fast-check";
import { parsePercent, formatPercent } from "./percent.rules";

test("parses a rate with comma or point, with or without sign", () => {
  expect(["1,27", "1.27 %", "20", "0,25%", "3.70", " 5 % ", "0,5", "12,500"].map(parsePercent)).toEqual([
    127, 127, 2_000, 25, 370, 500, 50, 1_250,
  ]);
});

test("returns blank as none and refuses more than two decimals", () => {
  expect(["", "-", " – "].map(parsePercent)).toEqual([null, null, null]);
  expect(["1,275", "100", "-1", "a", "1,2,3", "%", "1 %%"].map(parsePercent)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    null,
    undefined,
  ]);
});

test("parses what it formats", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (rate) => expect(parsePercent(formatPercent(rate))).toBe(rate)),
  );
  expect([25, 127, 370, 500, 2_000, 0].map(formatPercent)).toEqual(["0,25 %", "1,27 %", "3,7 %", "5 %", "20 %", "0 %"]);
});
