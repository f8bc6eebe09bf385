import { remarkIn } from "./remark.rules";

const places = new Map([
  ["seafarerCode", 0],
  ["fullName", 1],
]);
const kindOf = (row: (string | number | null)[], isBelow: boolean) =>
  remarkIn({ line: 9, row }, places, { isBelow })?.kind ?? null;

test("a single text is a note below the last line of a table only", () => {
  expect(kindOf([null, "Data taken from the old system"], true)).toBe("note");
  expect(kindOf([null, "Data taken from the old system"], false)).toBe(null);
});

test("a line with a key is neither total nor note, whatever it says besides", () => {
  expect(kindOf(["6211576805", "Total"], true)).toBe(null);
  expect(kindOf(["Total", 12], false)).toBe("total");
  expect(kindOf([null, "Catatan: cadets are left out"], false)).toBe("note");
});
