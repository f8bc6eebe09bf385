import { deliveredTables } from "@/db/testing/payroll/tables";
import { referenceTo } from "../explanation.rules";
import { taxOn, type TaxMethod } from "./rules";

const tables = deliveredTables({ isVerified: true });
const monthly: TaxMethod = {
  method: "monthly",
  category: "A",
  brackets: tables.ter.rows.A,
  higherBy: 0,
  tables: [referenceTo(tables.ter)],
};
const yearly: TaxMethod = {
  method: "yearly",
  earlier: {
    gross: 88_000_000n,
    pension: 0n,
    months: 12,
    isPart: false,
    free: 54_000_000n,
    withheld: 1_320_000n,
    former: null,
  },
  rates: { brackets: tables["progressive-tax"].rows, parameters: tables["tax-parameters"].rows, higherBy: 0 },
  tables: [referenceTo(tables["progressive-tax"])],
};

test("returns tax, rate and limit without an allowance", () => {
  const { subsidy, tax } = taxOn(monthly, 8_000_000n, "none");
  expect(subsidy).toEqual({
    amount: 0n,
    explanation: { formula: "noSubsidy", values: {}, tables: [], article: "ter" },
  });
  expect(tax.amount).toBe(120_000n);
  expect(tax.explanation.values).toEqual({
    gross: 8_000_000n,
    category: "A",
    rate: 150,
    upTo: 8_550_000n,
    higherBy: 0,
  });
  expect(taxOn(monthly, 2_000_000_000n, "none").tax.explanation.values.upTo).toBe("none");
});

test("equals allowance and tax, in a month and in the last period", () => {
  const month = taxOn(monthly, 8_000_000n, "full");
  expect([month.subsidy.amount, month.tax.amount]).toEqual([121_827n, 121_827n]);
  const last = taxOn(yearly, 8_000_000n, "full");
  expect(last.subsidy.amount).toBe(last.tax.amount);
  expect(taxOn(yearly, 8_000_000n, "none").tax.amount).toBe(540_000n);
});

test("explains each step of the last period with table versions", () => {
  const { tax } = taxOn(yearly, 8_000_000n, "none");
  expect(tax.explanation).toMatchObject({
    formula: "taxYearly",
    article: "article17",
    values: {
      gross: 96_000_000n,
      occupational: 4_800_000n,
      taxable: 37_200_000n,
      yearly: 1_860_000n,
      withheld: 1_320_000n,
    },
    tables: [{ kind: "progressive-tax", versionId: 103 }],
  });
});

test("taxes non-residents by article 26", () => {
  const foreign: TaxMethod = { method: "foreign", basisPoints: 2_000, tables: [] };
  expect(taxOn(foreign, 10_000_000n, "none").tax).toMatchObject({
    amount: 2_000_000n,
    explanation: { article: "article26" },
  });
});
