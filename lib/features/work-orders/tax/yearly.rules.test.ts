import fc from "fast-check";
import { deliveredTables } from "@/db/testing/payroll/tables";
import { lastPeriodAllowance, lastPeriodTax, progressiveTax, type Year } from "./yearly.rules";

const tables = deliveredTables({ isVerified: true });
const brackets = tables["progressive-tax"].rows;
const rates = { brackets, parameters: tables["tax-parameters"].rows, higherBy: 0 };

test.each([
  [0n, 0n],
  [60_000_000n, 3_000_000n],
  [250_000_000n, 31_500_000n],
  [500_000_000n, 94_000_000n],
  [5_000_001_000n, 1_444_000_350n],
])("article 17 on %s is %s", (taxable, tax) => {
  expect(progressiveTax(brackets, taxable)).toBe(tax);
});

const year = fc.record({
  gross: fc.oneof(fc.bigInt(0n, 300_000_000n), fc.bigInt(0n, 9_000_000_000n)),
  pension: fc.bigInt(0n, 20_000_000n),
  months: fc.integer({ min: 1, max: 12 }),
  isPart: fc.boolean(),
  free: fc.constantFrom(54_000_000n, 58_500_000n, 72_000_000n),
  withheld: fc.bigInt(0n, 40_000_000n),
  former: fc.option(fc.record({ net: fc.bigInt(0n, 300_000_000n), withheld: fc.bigInt(0n, 20_000_000n) })),
});
const taxWith = (of: Year, allowance: bigint, higherBy: number) =>
  lastPeriodTax({ ...of, gross: of.gross + allowance }, { ...rates, higherBy }).amount;

test("finds the smallest allowance equal to the tax with it", () => {
  fc.assert(
    fc.property(year, fc.constantFrom(0, 2_000), (of, higherBy) => {
      const { allowance, amount } = lastPeriodAllowance(of, { ...rates, higherBy });
      if (taxWith(of, 0n, higherBy) <= 0n) return expect(allowance).toBe(0n);
      expect(amount).toBe(allowance);
      for (let less = allowance - 1n; less >= 0n && less > allowance - 1_200n; less -= 1n)
        if (taxWith(of, less, higherBy) === less) throw new Error(`${less} would do`);
    }),
    { numRuns: 150 },
  );
});

test("never withholds twice what was withheld here or by a former employer", () => {
  const of = {
    gross: 120_000_000n,
    pension: 0n,
    months: 12,
    isPart: false,
    free: 54_000_000n,
    withheld: 0n,
    former: null,
  };
  const { amount } = lastPeriodTax(of, rates);
  expect(amount).toBe(3_000_000n);
  expect(lastPeriodTax({ ...of, withheld: 1_000_000n }, rates).amount).toBe(amount - 1_000_000n);
  expect(lastPeriodTax({ ...of, former: { net: 0n, withheld: 4_000_000n } }, rates).amount).toBe(-1_000_000n);
  expect(lastPeriodTax(of, { ...rates, higherBy: 2_000 }).amount).toBe(3_600_000n);
});

test("explains each step of the tax", () => {
  const of = {
    gross: 96_000_000n,
    pension: 0n,
    months: 12,
    isPart: false,
    free: 54_000_000n,
    withheld: 1_320_000n,
    former: null,
  };
  expect(lastPeriodTax(of, rates)).toEqual({
    gross: 96_000_000n,
    occupational: 4_800_000n,
    net: 91_200_000n,
    annual: 91_200_000n,
    taxable: 37_200_000n,
    yearly: 1_860_000n,
    amount: 540_000n,
  });
});

test("taxes part of a year by twelfths of the annualized tax", () => {
  const of = {
    gross: 180_000_000n,
    pension: 0n,
    months: 6,
    isPart: true,
    free: 54_000_000n,
    withheld: 0n,
    former: null,
  };
  expect(lastPeriodTax(of, rates)).toMatchObject({
    occupational: 3_000_000n,
    net: 177_000_000n,
    annual: 354_000_000n,
    taxable: 300_000_000n,
    yearly: 22_000_000n,
    amount: 22_000_000n,
  });
  expect(lastPeriodTax({ ...of, isPart: false }, rates).yearly).toBe(12_450_000n);
  expect(lastPeriodTax({ ...of, months: 12 }, rates)).toEqual(
    lastPeriodTax({ ...of, months: 12, isPart: false }, rates),
  );
  expect(lastPeriodTax(of, { ...rates, higherBy: 2_000 }).yearly).toBe(26_400_000n);
});
