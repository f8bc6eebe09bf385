import { calculated } from "@/db/testing/payroll/calculated";
import { formulas } from "@/lib/features/work-orders/explanation.rules";
import { translator } from "@/lib/platform/i18n/messages";
import { rupiah, valuesOf } from "./words.rules";

test("amounts of any sign are written with dots", () => {
  expect([0n, 7_500_000n, -1_250n, 9_999_999_999n].map(rupiah)).toEqual(["0", "7.500.000", "−1.250", "9.999.999.999"]);
});

test("rates are written in per cent, amounts with dots, days as they are, no limit as a dash", () => {
  expect(valuesOf({ gross: 7_500_000n, rate: 127, higherBy: 0, days: 12, upTo: "none", category: "A" })).toEqual({
    gross: "7.500.000",
    rate: "1,27 %",
    higherBy: "0 %",
    days: "12",
    upTo: "–",
    category: "A",
  });
});

const earlier = { gross: 90_000_000n, pension: 2_000_000n, withheld: 1_500_000n, isVerified: true };
const months = [
  calculated(),
  calculated({ workMonth: "2026-12", taxYear: { isLastPeriod: true, earlier } }),
  calculated({ person: { origin: "WNA", residence: "non-resident" } }),
  calculated({ person: { subsidy: "none" }, workOrders: [{ days: 10 }, { days: 12 }] }),
];

test.each(["en", "id"] as const)("every explanation of a slip is a whole sentence in %s", (locale) => {
  const t = translator(locale);
  const explained = months.flatMap(({ slips }) => slips.flatMap(({ lines }) => lines));
  const seen = new Set(explained.map(({ explanation }) => explanation.formula));
  for (const { explanation } of explained) {
    const text = t(`work-orders.formulas.${explanation.formula}`, valuesOf(explanation.values));
    expect(text).not.toMatch(/[{}]|work-orders\.|undefined|NaN/);
  }
  expect(formulas.filter((name) => !seen.has(name))).toEqual([
    "leaveStated",
    "leaveSaved",
    "leavePaid",
    "irregular",
    "adjustment",
  ]);
});
