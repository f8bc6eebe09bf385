import { emptyAmounts } from "../allowance.rules";
import { amountsShown } from "./amounts.rules";

const day = { mealAllowance: 100, dailyAllowance: 200, accommodation: 300, localTransport: 400, laundry: 500 };
const rates = {
  marine: { rateVersionId: 1, effectiveFrom: "2026-01-01", grades: [{ versionId: 1, grade: 3, ...day }] },
  tanker: null,
};

test("starts Marine with the grade's lines and no total", () => {
  const shown = amountsShown({ divisionId: 1, defaultGrade: 3, saved: undefined, rates });
  expect(shown).toMatchObject({
    isSaved: false,
    lumpsumGrade: 3,
    total: null,
    ratesFrom: "2026-01-01",
    lumpsums: null,
  });
  expect(shown.lines?.laundry).toEqual({ multiplier: 0, base: 500, amount: 0 });
  const without = amountsShown({
    divisionId: 1,
    defaultGrade: 3,
    saved: undefined,
    rates: { marine: null, tanker: null },
  });
  expect(without).toMatchObject({ bases: null, ratesFrom: null });
});

test("keeps entered amounts whatever the current table; a Tanker has only a total", () => {
  const lines = { ...emptyAmounts(day), mealAllowance: { multiplier: 2, base: 90 } };
  const saved = { id: 1, usage: "OnBoard" as const, grade: 2 as const, lumpsumTotal: null, lines };
  expect(amountsShown({ divisionId: 1, defaultGrade: 3, saved, rates })).toMatchObject({
    lumpsumGrade: 2,
    defaultGrade: 3,
    total: 180,
    lines: { mealAllowance: { multiplier: 2, base: 90, amount: 180 } },
  });
  const tanker = { ...saved, lines: null, lumpsumTotal: 5 };
  expect(
    amountsShown({ divisionId: 2, defaultGrade: 3, saved: tanker, rates: { marine: null, tanker: null } }),
  ).toMatchObject({
    lines: null,
    total: 5,
  });
});
