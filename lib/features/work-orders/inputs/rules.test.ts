import fc from "fast-check";
import { cellsOf, needsOpening, sumsStateOf } from "./rules";

const day = new Date("2026-08-01T00:00:00Z");

test("reports opening sums as missing, unverified, verified or used", () => {
  expect(sumsStateOf(null, true)).toBe("missing");
  expect(sumsStateOf(undefined, false)).toBe("none");
  expect(sumsStateOf({ verifiedAt: null }, true)).toBe("unverified");
  expect(sumsStateOf({ verifiedAt: day }, true)).toBe("verified");
  expect(sumsStateOf({ verifiedAt: day, usedAt: day }, false)).toBe("used");
});

test.each([
  [{ year: 2026, joinedOn: "2020-01-01", usedFrom: "2026-08" }, true],
  [{ year: 2026, joinedOn: "2026-08-01", usedFrom: "2026-08" }, false],
  [{ year: 2026, joinedOn: "2020-01-01", usedFrom: "2026-01" }, false],
  [{ year: 2027, joinedOn: "2020-01-01", usedFrom: "2026-08" }, false],
  [{ year: 2026, joinedOn: "2020-01-01", usedFrom: null }, false],
])("requires opening sums for a year begun before the product: %j → %s", (input, needs) => {
  expect(needsOpening(input)).toBe(needs);
});

test("parses pasted cells with tabs or semicolons and any line end", () => {
  const cell = fc.stringMatching(/^[A-Za-z0-9.]{1,12}$/);
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 20 });
  fc.assert(
    fc.property(rows, fc.constantFrom("\t", ";"), fc.constantFrom("\n", "\r\n"), (cells, between, end) => {
      expect(cellsOf(cells.map((row) => row.join(between)).join(`${end}${end}`))).toEqual(cells);
    }),
  );
});
