import fc from "fast-check";
import { provinces } from "@/db/enums/rates";
import { checksumOf } from "./checksum.rules";
import { differenceOf } from "./difference.rules";
import { keyOf, type Cells } from "../kinds.rules";

const kind = "minimum-wages";
const wage = fc.record({
  province: fc.constantFrom(...provinces),
  year: fc.constantFrom(2026, 2027),
  amount: fc.integer({ min: 1, max: 3 }),
  decree: fc.constantFrom("SK 1", "SK 2"),
});
const table = fc.uniqueArray(wage, { selector: (row) => keyOf(kind, row), maxLength: 12 });

test("returns added, removed and changed rows with old and new cells", () => {
  const row = (province: string, amount: number): Cells => ({ province, year: 2026, amount, decree: "SK 1" });
  expect(
    differenceOf(kind, [row("KI", 1), row("KU", 1), row("JK", 1)], [row("KI", 2), row("JK", 1), row("BA", 5)]),
  ).toEqual({
    added: [row("BA", 5)],
    removed: [row("KU", 1)],
    changed: [{ row: row("KI", 2), changes: [{ column: "amount", before: 1, after: 2 }] }],
  });
});

test("rebuilds the new table from the old one, and is empty for equal tables", () => {
  fc.assert(
    fc.property(table, table, (before, after) => {
      const { added, removed, changed } = differenceOf<Cells>(kind, before, after);
      const gone = new Set([...removed, ...changed.map(({ row }) => row)].map((row) => keyOf(kind, row)));
      const made = [...before.filter((row) => !gone.has(keyOf(kind, row))), ...added, ...changed.map(({ row }) => row)];
      expect(checksumOf(kind, made)).toBe(checksumOf(kind, after));
      expect(differenceOf(kind, after, after)).toEqual({ added: [], removed: [], changed: [] });
      for (const { changes } of changed) for (const cell of changes) expect(cell.before).not.toBe(cell.after);
    }),
  );
});
