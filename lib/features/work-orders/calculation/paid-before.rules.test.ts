import { runsOf } from "@/db/testing/long-run";
import { randomMonth } from "@/db/testing/payroll/random";
import { referencePay } from "@/db/testing/payroll/reference";
import { deliveredTables } from "@/db/testing/payroll/tables";
import fc from "fast-check";
import { sumOf } from "../fraction.rules";
import { mainOf } from "./month-facts.rules";
import { calculateMonth, type CalculatedSlips } from "./calculate-month.rules";
import type { PaidBefore, SlipInputs } from "./schema";

const tables = (inputs: SlipInputs) => deliveredTables({ isVerified: true, workMonth: inputs.workMonth });
const calculate = (inputs: SlipInputs): CalculatedSlips => {
  const found = calculateMonth(inputs, tables(inputs), "lock");
  if ("refused" in found) throw new Error(found.refused.map(({ code }) => code).join(", "));
  return found;
};
const lineOf = ({ slips }: CalculatedSlips, name: string) =>
  sumOf(slips.flatMap(({ lines }) => lines.filter((line) => line.name === name).map(({ amount }) => amount)));
const inHand = ({ slips }: CalculatedSlips) => sumOf(slips.map(({ totals }) => totals.takeHome));

/** Return what locked slips leave to later ones. */
const before = (first: CalculatedSlips, number: string): PaidBefore => ({
  number,
  pay: first.ofYear.gross - lineOf(first, "pph21Subsidy"),
  subsidy: lineOf(first, "pph21Subsidy"),
  pension: first.ofYear.pension,
  withheld: first.ofYear.withheld,
});

test("adds up separately locked and later slips to the whole month, to the rupiah, against another calculation", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      // Debts are deducted per slip, not per month: the ledger carries the rest.
      const { debts: _, ...inputs } = randomMonth(seed);
      const main = mainOf(inputs.workOrders);
      const bearer = inputs.workOrders[main];
      fc.pre(bearer !== undefined && bearer.days > 0 && inputs.workOrders.length > 1);
      const rest = inputs.workOrders.filter((_, place) => place !== main);
      const first = calculate({ ...inputs, workOrders: bearer ? [bearer] : [] });
      const second = calculate({ ...inputs, workOrders: rest, paidBefore: before(first, bearer?.number ?? "") });
      const { person } = referencePay(inputs);
      expect([lineOf(first, "pph21Tax") + lineOf(second, "pph21Tax")]).toEqual([person.tax]);
      expect(lineOf(first, "pph21Subsidy") + lineOf(second, "pph21Subsidy")).toBe(person.allowance);
      expect(inHand(first) + inHand(second)).toBe(person.inHand);
      // Two slips add the same to the year as one.
      const together = calculate(inputs).ofYear;
      expect(first.ofYear.gross + second.ofYear.gross).toBe(together.gross);
      expect(first.ofYear.pension + second.ofYear.pension).toBe(together.pension);
      expect(first.ofYear.withheld + second.ofYear.withheld).toBe(together.withheld);
    }),
    runsOf(2_000),
  );
});

test("takes back a refund when a settled year continues, and keeps a paid allowance", () => {
  const inputs = randomMonth(11);
  const [order] = inputs.workOrders;
  const person = { ...inputs.person, residence: "resident" as const, subsidy: "full" as const };
  const orders = order ? [{ ...order, days: 5 }] : [];
  const taxYear = { ...inputs.taxYear, isLastPeriod: false, earlier: null, former: null };
  const second = (paid: Omit<PaidBefore, "number">) =>
    calculate({
      ...inputs,
      workMonth: "2026-10",
      payTiming: "same",
      person,
      workOrders: orders,
      taxYear: { ...taxYear, taxedFrom: "2026-01" },
      paidBefore: { number: "WO/M/2026/10/00001", ...paid },
    });
  const returned = second({ pay: 20_000_000n, subsidy: 0n, pension: 0n, withheld: -3_000_000n });
  const plain = second({ pay: 20_000_000n, subsidy: 0n, pension: 0n, withheld: 0n });
  expect(lineOf(returned, "pph21Tax") - lineOf(plain, "pph21Tax")).toBe(3_000_000n);
  const paid = second({ pay: 20_000_000n, subsidy: 900_000_000n, pension: 0n, withheld: 900_000_000n });
  expect(lineOf(paid, "pph21Subsidy")).toBe(0n);
  expect(lineOf(paid, "jkk")).toBe(0n);
});
