import { assert, integer, property, string, stringMatching } from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { isSlipOf } from "./slip";

const word = stringMatching(/^[a-z]{3,12}$/);
const letter = stringMatching(/^[a-z]$/);

test("a word with one letter more, less or otherwise is a slip of it, one with three more is none", () => {
  assert(
    property(word, letter, integer({ min: 0, max: 12 }), (meant, other, place) => {
      const at = place % meant.length;
      const [before, after] = [meant.slice(0, at), meant.slice(at + 1)];
      const slips = [`${before}${other}${meant.slice(at)}`, `${before}${other}${after}`, `${before}${after}`];
      for (const slip of slips) expect([slip, isSlipOf(slip, meant)]).toEqual([slip, slip.length >= 3]);
      expect(isSlipOf(`${meant}xyz`, meant)).toBe(false);
    }),
    runsOf(200),
  );
});

test("it is the same from both sides, and no text is too strange for it", () => {
  assert(
    property(string(), string(), (one, other) => {
      expect(isSlipOf(one, other)).toBe(isSlipOf(other, one));
    }),
    runsOf(200),
  );
});

test.each([
  ["month", "months", true],
  ["categories", "category", true],
  ["boxes", "box", true],
  ["pageNumbr", "pageNumber", true],
  ["Months", "months", true],
  ["to", "too", false],
  ["order", "sort", false],
])("%s for %s: %s", (written, meant, isSlip) => {
  expect(isSlipOf(written, meant)).toBe(isSlip);
});
