import fc from "fast-check";
import { debtKinds } from "@/db/enums/work-orders";
import { amountsOf, calculated } from "@/db/testing/payroll/calculated";
import { runsOf } from "@/db/testing/long-run";
import type { Changes } from "@/db/testing/payroll/people";
import { deductDebtsFromSlips } from "./deduct-debts.rules";

const wages = { basicSalary: 8_250_000n, kpak: 2_350_000n, regionalAllowance: 1_250_000n };
const november = { workMonth: "2026-11", person: { ptkpCode: "K/3" }, workOrders: [{ days: 30, wages }] } as const;
const advance = { id: 7, kind: "cashAdvance", name: "Advance", balance: 500_000n, due: 500_000n } as const;
const month = (changes: Omit<Changes, "workMonth" | "person"> = {}) =>
  calculated({ ...november, ...changes } as Changes);
const figures = (one: ReturnType<typeof month>) => {
  const { taxable, takeHome } = one.slips[0]?.totals ?? {};
  return { taxable, pph21: amountsOf(one).pph21Tax, takeHome };
};

test("lowers only take-home pay by a repaid advance of 500,000: taxable pay and PPh 21 stay the same", () => {
  const before = month();
  expect(figures(before)).toEqual({ taxable: 13_674_916n, pph21: 546_996n, takeHome: 12_113_500n });
  const after = month({ debts: { share: 5_000, items: [advance] } });
  expect(figures(after)).toEqual({ taxable: 13_674_916n, pph21: 546_996n, takeHome: 11_613_500n });
  expect(after.ofYear).toEqual(before.ofYear);
  expect(after.slips[0]?.lines.at(-1)).toMatchObject({
    name: "cashAdvance",
    part: "deduction",
    amount: 500_000n,
    debtId: 7,
    explanation: { formula: "debtDeducted", values: { before: 500_000n, after: 0n } },
  });
});

test("pays a reimbursement without income, and deducts no debt from it", () => {
  const reimbursed = [{ name: "Visa", amount: 800_000n }];
  const paid = month({ workOrders: [{ days: 30, wages, reimbursed }] });
  expect(figures(paid)).toEqual({ taxable: 13_674_916n, pph21: 546_996n, takeHome: 12_913_500n });
  const items = [{ ...advance, balance: 90_000_000n, due: 90_000_000n }];
  const owing = month({ workOrders: [{ days: 30, wages, reimbursed }], debts: { share: 10_000, items } });
  expect(figures(owing).takeHome).toBe(800_000n);
});

test("deducts court orders first within the share, and carries the rest forward", () => {
  const items = [
    { ...advance, balance: 4_000_000n, due: 4_000_000n },
    { id: 8, kind: "courtOrder", name: "Alimony", balance: 30_000_000n, due: 3_000_000n } as const,
    { id: 9, kind: "loan", name: "Loan", balance: 1_000_000n, due: 200_000n } as const,
  ];
  const owing = month({ debts: { share: 5_000, items } });
  expect(amountsOf(owing)).toMatchObject({ courtOrder: 3_000_000n, cashAdvance: 3_056_750n, loan: 0n });
  const carried = owing.slips[0]?.lines.find(({ name }) => name === "cashAdvance");
  const values = { due: 4_000_000n, carried: 943_250n, most: 6_056_750n, after: 943_250n };
  expect(carried?.explanation).toMatchObject({ formula: "debtCarried", values });
  expect(figures(owing).takeHome).toBe(12_113_500n - 6_056_750n);
});

test("deducts no debts when deductions exceed the pay", () => {
  const owing = calculated({ workOrders: [{ days: 1 }], debts: { share: 5_000, items: [advance] } });
  expect(amountsOf(owing).cashAdvance).toBe(0n);
  expect(owing.notes.map(({ code }) => code)).toEqual(["takeHomeNegative"]);
});

const amount = fc.bigInt(0n, 90_000_000n);
const slip = fc.record({ takeHome: fc.bigInt(-9_000_000n, 90_000_000n), reimbursed: fc.bigInt(0n, 3_000_000n) });
const item = fc
  .record({ kind: fc.constantFrom(...debtKinds), balance: amount, part: fc.integer({ min: 0, max: 4 }) })
  .map(({ kind, balance, part }) => ({ kind, balance, due: (balance * BigInt(part)) / 4n, name: "Owed" }));

test("reduces each debt by its lines, at most what is due, within the share and never below zero", () => {
  fc.assert(
    fc.property(
      fc.array(slip, { minLength: 1, maxLength: 4 }),
      fc.array(item, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.nat(3),
      (slips, owed, share, place) => {
        const items = owed.map((one, id) => ({ ...one, id }));
        const lines = deductDebtsFromSlips(slips, { share, items }, place % slips.length);
        const all = lines.flat();
        for (const { id, due, balance } of items) {
          const own = all.filter(({ debtId }) => debtId === id);
          const deducted = own.reduce((sum, line) => sum + line.amount, 0n);
          expect(deducted <= due).toBe(true);
          const last = own.map(({ explanation }) => explanation.values.after as bigint);
          expect(last.reduce((least, after) => (after < least ? after : least), balance)).toBe(balance - deducted);
        }
        const pay = slips.reduce((sum, { takeHome, reimbursed }) => sum + takeHome - reimbursed, 0n);
        const deducted = all.reduce((sum, line) => sum + line.amount, 0n);
        expect(deducted * 10_000n <= (pay > 0n ? pay : 0n) * BigInt(share)).toBe(true);
        lines.forEach((own, at) => {
          const part = own.reduce((sum, line) => sum + line.amount, 0n);
          const takeHome = slips[at]?.takeHome ?? 0n;
          expect(part === 0n || takeHome - part >= 0n).toBe(true);
        });
      },
    ),
    runsOf(400),
  );
});
