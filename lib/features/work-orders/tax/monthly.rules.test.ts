import fc from "fast-check";
import { terCategories } from "@/db/enums/rates";
import { deliveredTables } from "@/db/testing/payroll/tables";
import { foreignAllowance, foreignTax, monthlyAllowance, monthlyTax } from "./monthly.rules";

const { rows } = deliveredTables({ isVerified: true }).ter;
const pay = fc.oneof(fc.bigInt(0n, 30_000_000n), fc.bigInt(0n, 2_000_000_000n));
const table = fc.constantFrom(...terCategories).map((category) => rows[category]);
const higherBy = fc.constantFrom(0, 2_000);

test("equals the allowance and the tax on the pay with it", () => {
  fc.assert(
    fc.property(table, pay, higherBy, (brackets, amount, higher) => {
      const allowance = monthlyAllowance(brackets, amount, higher);
      const tax = monthlyTax(brackets, amount + allowance.amount, higher);
      expect(tax).toEqual(allowance);
    }),
    { numRuns: 2_000 },
  );
});

test("uses the first bracket that fits for the allowance", () => {
  fc.assert(
    fc.property(table, pay, (brackets, amount) => {
      const { bracket } = monthlyAllowance(brackets, amount);
      for (const lower of brackets.slice(0, brackets.indexOf(bracket))) {
        const alone = monthlyAllowance([{ ...lower, upTo: null }], amount).amount;
        expect(amount + alone > (lower.upTo ?? 0n)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test("never lowers tax when pay rises by a rupiah", () => {
  fc.assert(
    fc.property(table, pay, higherBy, (brackets, amount, higher) => {
      expect(monthlyTax(brackets, amount + 1n, higher).amount >= monthlyTax(brackets, amount, higher).amount).toBe(
        true,
      );
    }),
  );
});

test("taxes article 26 at a fifth, with an allowance of a quarter", () => {
  expect([foreignTax(10_000_004n, 2_000), foreignAllowance(10_000_000n, 2_000)]).toEqual([2_000_000n, 2_500_000n]);
  fc.assert(
    fc.property(pay, (amount) => {
      const allowance = foreignAllowance(amount, 2_000);
      expect(foreignTax(amount + allowance, 2_000)).toBe(allowance);
    }),
  );
});

test("returns nothing for an amount without a bracket", () => {
  const short = [{ upTo: 5n, basisPoints: 1 }];
  expect(() => monthlyTax(short, 6n)).toThrow(RangeError);
  expect(() => monthlyAllowance(short, 6n)).toThrow(RangeError);
});
