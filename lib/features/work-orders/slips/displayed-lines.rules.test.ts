import fc from "fast-check";
import { slipLines } from "@/db/enums/work-orders";
import { calculated } from "@/db/testing/payroll/calculated";
import {
  bearsWholePremiums,
  documentedFigures,
  isSentAgain,
  monthlyRateOf,
  debtLeftAfter,
  combineDebts,
  readExplanation,
  displayedLines,
  sumsOf,
  type StoredLine,
} from "./displayed-lines.rules";

const stored = (slip: ReturnType<typeof calculated>["slips"][number]): StoredLine[] =>
  slip.lines.map(({ name, part, amount, explanation }) => ({
    name,
    part,
    label: null,
    amount: Number(amount),
    explanation: JSON.parse(
      JSON.stringify(explanation, (_key, held: unknown) => (typeof held === "bigint" ? held.toString() : held)),
    ) as unknown,
  }));

const money = fc.option(fc.bigInt({ min: 0n, max: 60_000_000n }), { nil: null });

test("shows lines that add up to the calculation, with employer lines separate or combined", () => {
  fc.assert(
    fc.property(
      fc.record({
        payrollCategoryId: fc.integer({ min: 1, max: 13 }),
        days: fc.integer({ min: 1, max: 31 }),
        basicSalary: fc.bigInt({ min: 1_000_000n, max: 90_000_000n }),
        kpak: money,
        regionalAllowance: money,
        overseasAllowance: money,
        positionAllowance: money,
        overtime: money,
        bonus: fc.bigInt({ min: 0n, max: 10_000_000n }),
        subsidy: fc.constantFrom("full" as const, "none" as const),
      }),
      ({ payrollCategoryId, days, bonus, subsidy, ...wages }) => {
        const irregular = bonus > 0n ? [{ name: "THR", amount: bonus }] : [];
        const orders = [{ payrollCategoryId, days, wages, irregular }];
        const [slip] = calculated({ person: { subsidy }, workOrders: orders }).slips;
        if (!slip) throw new Error("no slip");
        for (const hidesEmployer of [false, true]) {
          const lines = displayedLines(stored(slip), { payrollCategoryId, hidesEmployer, before: null });
          const { income, deduction } = documentedFigures(lines);
          const { totals } = slip;
          expect([income.TotalWages, income.Total, deduction.Total, sumsOf(lines).takeHome]).toEqual(
            [totals.wages, totals.taxable, totals.deductions, totals.takeHome].map(Number),
          );
          expect(income.EmployerSocialSecurity).toBe(Number(totals.employer));
        }
      },
    ),
    { numRuns: 200 },
  );
});

const namesOf = (payrollCategoryId: number | null, lines: StoredLine[] = []) =>
  displayedLines(lines, { payrollCategoryId, hidesEmployer: false, before: null }).map(({ name }) => name);
const always = ["jkk", "jkm", "kes", "bpjsJht", "bpjsJp", "bpjsKesehatan", "pph21Tax"];

test("shows the earnings of a category in documented order, others only basic salary and tax allowance", () => {
  const earnings = (category: number | null) => namesOf(category).filter((name) => !always.includes(name));
  expect(earnings(1)).toEqual(["basicSalary", "kpak", "leavePay", "pph21Subsidy", "regionalAllowance"]);
  expect(earnings(11)).toEqual(earnings(1));
  expect(earnings(2)).toEqual(["basicSalary", "pph21Subsidy", "overseasAllowance", "positionAllowance"]);
  expect(earnings(3)).toEqual(["basicSalary", "leavePay", "pph21Subsidy", "regionalAllowance", "positionAllowance"]);
  expect(earnings(12)).toEqual(["basicSalary", "pph21Subsidy"]);
});

test("shows every stored line, and unrecorded ones as null, not zero", () => {
  const line = (name: StoredLine["name"], amount: number): StoredLine => ({
    name,
    part: "wages",
    label: null,
    amount,
    explanation: null,
  });
  expect(namesOf(12, [line("regionalAllowance", 5)])).toContain("regionalAllowance");
  const lines = displayedLines([line("basicSalary", 0)], { payrollCategoryId: 1, hidesEmployer: false, before: null });
  const amountOf = (name: string) => lines.find((one) => one.name === name)?.amount;
  expect([amountOf("basicSalary"), amountOf("kpak")]).toEqual([0, null]);
  expect(new Set(lines.map(({ name }) => name)).size).toBeLessThanOrEqual(slipLines.length);
});

test("restores money of a stored explanation exactly, and keeps numeric-looking texts", () => {
  const table = { kind: "ter", versionId: 1, effectiveFrom: "2024-01-01", checksum: "a" };
  const said = { formula: "adjustment", values: { number: "17", reason: "42", pay: "9007199254740993", days: 3 } };
  expect(readExplanation({ ...said, tables: [table], article: "correction" })).toEqual({
    ...said,
    values: { number: "17", reason: "42", pay: 9_007_199_254_740_993n, days: 3 },
    tables: [table],
    article: "correction",
  });
  expect([readExplanation(null), readExplanation({})]).toEqual([null, null]);
});

test("returns the monthly tax rate, none for the yearly or article 26 tax", () => {
  const rateOf = (changes: Parameters<typeof calculated>[0]) => {
    const [slip] = calculated(changes).slips;
    const shown = { payrollCategoryId: 1, hidesEmployer: false, before: null };
    return slip && monthlyRateOf(displayedLines(stored(slip), shown));
  };
  expect(rateOf({ workOrders: [{ wages: { basicSalary: 15_000_000n } }] })).toMatchObject({ category: "A" });
  const earlier = { gross: 90_000_000n, pension: 0n, withheld: 0n, isVerified: true };
  expect(rateOf({ workMonth: "2026-12", taxYear: { isLastPeriod: true, earlier } })).toBeNull();
  expect(rateOf({ person: { origin: "WNA", residence: "non-resident" } })).toBeNull();
});

test("reports whole premiums on a partial month only", () => {
  const lines = (amount: number) =>
    displayedLines([{ name: "bpjsJht", part: "deduction", label: null, amount, explanation: null }], {
      payrollCategoryId: 1,
      hidesEmployer: false,
      before: null,
    });
  const of = (days: number, amount: number) =>
    bearsWholePremiums({ onBoardDaysInPeriod: days, daysInMonth: 31, lines: lines(amount) });
  expect([of(3, 150_000), of(31, 150_000), of(3, 0), of(0, 150_000)]).toEqual([true, false, false, false]);
});

test("combines debts for viewers without access, with equal totals", () => {
  const debt = { id: 1, kind: "loan", name: "Loan", balance: 900_000n, due: 300_000n } as const;
  const items = [debt, { ...debt, id: 2, kind: "courtOrder", name: "Alimony" } as const];
  const [slip] = calculated({ debts: { share: 5_000, items } }).slips;
  if (!slip) throw new Error("no slip");
  const lines = displayedLines(stored(slip), { payrollCategoryId: 1, hidesEmployer: false, before: null });
  expect(lines.map(debtLeftAfter).filter((after) => after !== null)).toEqual([600_000n, 600_000n]);
  const together = combineDebts(lines);
  expect(sumsOf(together)).toEqual(sumsOf(lines));
  expect(together.at(-1)).toMatchObject({ name: "owed", label: null, amount: 600_000, explanation: null });
  expect(together.some(({ name }) => name === "loan" || name === "courtOrder")).toBe(false);
  expect([documentedFigures(lines).deduction.Owed, documentedFigures(together).deduction.Owed]).toEqual([
    600_000, 600_000,
  ]);
});

test("reports a returned transfer as sent again once another followed", () => {
  const [back, paid, released] = [{ state: "rejected" }, { state: "paid" }, { state: "released" }] as const;
  expect(isSentAgain([back], 0)).toBe(false);
  expect(isSentAgain([paid, back], 1)).toBe(false);
  expect(isSentAgain([back, back], 0)).toBe(false);
  expect(isSentAgain([back, back, released], 0)).toBe(true);
  expect(isSentAgain([back, paid], 0)).toBe(true);
  expect(isSentAgain([back, paid], 1)).toBe(false);
});
