import fc from "fast-check";
import { accommodationLines, type AccommodationLine } from "@/db/enums/scheduling";
import { amountsOf, gradedLines, isGraded, maxBase, totalOf } from "@/lib/features/scheduling/allowance.rules";
import { amountsShown } from "@/lib/features/scheduling/detail/amounts.rules";
import { marineAmounts } from "@/lib/features/scheduling/save/schema";
import { parseInput } from "@/lib/platform/validation";
import { enteredLines, enteredTotal } from "./form-values";

type Shown = Parameters<typeof enteredTotal>[1];

const base = fc.integer({ min: 0, max: maxBase });
/** A multiplier in hundredths, with the ways a user may type it. */
const multiplier = fc.integer({ min: 0, max: 36_500 }).chain((hundredths) =>
  fc
    .constantFrom(2, 1, 0)
    .filter((decimals) => hundredths % 10 ** (2 - decimals) === 0)
    .map((decimals) => ({ hundredths, text: (hundredths / 100).toFixed(decimals) })),
);
const each = <Value,>(names: readonly AccommodationLine[], value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value]))) as fc.Arbitrary<Record<AccommodationLine, Value>>;

/** Calculate a line in hundredths of a rupiah with integers, rounded half up. */
const exactly = (hundredths: number, amount: number) => (BigInt(hundredths) * BigInt(amount) + 50n) / 100n;

test("calculates one total on screen, on the server and afterwards, for every multiplier and base", () => {
  const typed = each(accommodationLines, fc.record({ times: multiplier, amount: base }));
  fc.assert(
    fc.property(each(gradedLines, base), typed, (bases, lines) => {
      const of = <Value,>(value: (name: AccommodationLine) => Value) =>
        Object.fromEntries(accommodationLines.map((name) => [name, value(name)])) as Record<AccommodationLine, Value>;
      const texts = of((name) => (isGraded(name) ? lines[name].times.text : String(lines[name].amount)));
      const form = { lumpsumGrade: "2", total: "", lines: texts };
      const rates = {
        marine: { rateVersionId: 1, effectiveFrom: "2026-01-01", grades: [{ versionId: 1, grade: 2, ...bases }] },
        tanker: null,
      };
      const blank = amountsShown({ divisionId: 1, defaultGrade: 2, saved: undefined, rates }) as Shown;
      const onScreen = enteredTotal(form, blank);

      const sent = parseInput(marineAmounts, { lumpsumGrade: form.lumpsumGrade, lines: texts });
      const stored = amountsOf(sent.lines, bases);
      expect(totalOf(stored)).toBe(onScreen);

      const saved = { id: 1, usage: "OnBoard" as const, grade: 2 as const, lumpsumTotal: null, lines: stored };
      const shown = amountsShown({ divisionId: 1, defaultGrade: 2, saved, rates }) as Shown;
      expect(shown.total).toBe(onScreen);
      expect(accommodationLines.reduce((sum, name) => sum + (shown.lines?.[name].amount ?? 0), 0)).toBe(onScreen);
      const exact = accommodationLines.reduce(
        (sum, name) =>
          sum + (isGraded(name) ? exactly(lines[name].times.hundredths, bases[name]) : BigInt(lines[name].amount)),
        0n,
      );
      expect(BigInt(onScreen ?? -1)).toBe(exact);
    }),
  );
});

test("returns no total while a line is empty or not a number", () => {
  const rates = { marine: null, tanker: null };
  const shown = amountsShown({ divisionId: 1, defaultGrade: 2, saved: undefined, rates }) as Shown;
  const lines = Object.fromEntries(accommodationLines.map((name) => [name, "1"])) as Record<AccommodationLine, string>;
  const withLine = (text: string) =>
    enteredLines({ lumpsumGrade: "2", total: "", lines: { ...lines, laundry: text } }, shown).total;
  expect(withLine("1")).not.toBeNull();
  for (const text of ["", "-1", "1e3", "1.234", "0x1", "one", "1 000"])
    expect([text, withLine(text)]).toEqual([text, null]);
});
