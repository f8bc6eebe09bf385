import fc from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { figureChangeOf } from "./figure-changes.rules";

const terms = fc.record({
  kind: fc.constantFrom("mcu-register", "mcu-planning", "expenses", "victualing", "work-order"),
  feeOption: fc.constantFrom("no-fee", "percentage", "value"),
  feePercentage: fc.integer({ min: 1, max: 100 }),
  feeValue: fc.integer({ min: 100, max: 1_000_000_000 }),
  vatBase: fc.constantFrom("billsAfterFee", "feeOnly"),
  vatPercent: fc.integer({ min: 0, max: 15 }),
  vatTwelfths: fc.constantFrom(11, 12),
});
const amount = fc.integer({ min: 0, max: 99_999_999_999 });

test("adds up successive corrections to a single one, and back to the billed amount", () => {
  fc.assert(
    fc.property(terms, amount, amount, amount, (row, first, second, third) => {
      const [one, other] = [figureChangeOf(row, first, second), figureChangeOf(row, second, third)];
      const whole = figureChangeOf(row, first, third);
      for (const name of ["amount", "fee", "billsAfterFee", "vat", "totalBills"] as const)
        expect(one[name] + other[name]).toBe(whole[name]);
      expect(whole.billsAfterFee).toBe(whole.amount + whole.fee);
      expect(whole.totalBills).toBe(whole.billsAfterFee + whole.vat);
      expect(figureChangeOf(row, third, first).totalBills + whole.totalBills).toBe(0);
    }),
    runsOf(200),
  );
});

test("credits the fixed fee with the whole row, keeps it on an increase; expenses have no fee or VAT", () => {
  const fixed = { feeOption: "value", feePercentage: null, feeValue: 75_000, vatBase: "billsAfterFee" } as const;
  const row = { ...fixed, kind: "work-order", vatPercent: 12, vatTwelfths: 11 } as const;
  expect(figureChangeOf(row, 1_000_000, 0)).toMatchObject({ amount: -1_000_000, fee: -75_000, totalBills: -1_193_250 });
  expect(figureChangeOf(row, 1_000_000, 2_000_000)).toMatchObject({ fee: 0, totalBills: 1_110_000 });
  expect(figureChangeOf({ ...row, kind: "expenses" }, 900_000, 800_000)).toMatchObject({
    fee: 0,
    vat: 0,
    totalBills: -100_000,
  });
});
