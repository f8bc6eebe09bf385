import fc from "fast-check";
import { amountsOf, calculated, refusedFor } from "@/db/testing/payroll/calculated";
import { monthOf } from "@/db/testing/payroll/people";
import { dollarsCalculated } from "@/db/testing/payroll/reference";
import { deliveredTables } from "@/db/testing/payroll/tables";
import { calculateMonth } from "./calculate-month.rules";
import { tradingOutLine, tradingOutOnOtherDays } from "./trading-out.rules";

const delivered = () => deliveredTables({ isVerified: true });
const rateOf = (rupiahPerDollar: number, effectiveFrom = "2026-10-28", isVerified = true) => ({
  kind: "exchange-rate" as const,
  versionId: 7,
  effectiveFrom,
  checksum: "x",
  isVerified,
  rows: { rupiahPerDollar },
});
const amount = (cents: number | undefined, days: number, rupiahPerDollar: number) =>
  tradingOutLine({ tradingOutCents: cents, days }, rateOf(rupiahPerDollar))[0]?.amount;

test("calculates 25,50 dollars a day for twelve days at 16.348,50 as 5.002.641 rupiah", () => {
  expect(amount(2_550, 12, 1_634_850)).toBe(5_002_641n);
});

test("rounds half up once over all days", () => {
  expect([amount(1, 1, 1_005_000), amount(1, 1, 1_004_999), amount(1, 2, 1_002_500), amount(1, 3, 1_001_500)]).toEqual([
    101n,
    100n,
    201n,
    300n,
  ]);
});

test("omits the line without trading out, and reports zero without a rate", () => {
  expect(tradingOutLine({ days: 12 }, rateOf(1_634_850))).toEqual([]);
  expect(tradingOutLine({ tradingOutCents: 2_550, days: 12 }, null)).toMatchObject([
    { amount: 0n, explanation: { formula: "noExchange", tables: [] } },
  ]);
});

test("equals a second calculation for any amount, days and rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 100_000, max: 10_000_000 }),
      (cents, days, rupiahPerDollar) => {
        const [line] = tradingOutLine({ tradingOutCents: cents, days: 31 }, rateOf(rupiahPerDollar));
        expect(line?.amount).toBe(dollarsCalculated(cents, 31, rupiahPerDollar));
        expect(line && tradingOutOnOtherDays(line.explanation, days)).toBe(
          dollarsCalculated(cents, days, rupiahPerDollar),
        );
      },
    ),
  );
});

test.each([1, 2, 3, 5, 11])("category %i: includes the line in wages, tax and every total", (payrollCategoryId) => {
  const order = { payrollCategoryId, days: 12 };
  const without = calculated({ workOrders: [order] });
  const paid = calculated({ workOrders: [{ ...order, tradingOutCents: 2_550 }] });
  const [before, after] = [without.slips[0]?.totals, paid.slips[0]?.totals];
  expect(amountsOf(paid).tradingOut).toBe(5_002_641n);
  expect((after?.wages ?? 0n) - (before?.wages ?? 0n)).toBe(5_002_641n);
  expect(paid.ofYear.withheld).toBeGreaterThan(without.ofYear.withheld);
  const subsidies = (after?.subsidy ?? 0n) - (before?.subsidy ?? 0n);
  expect((after?.taxable ?? 0n) - (before?.taxable ?? 0n)).toBe(5_002_641n + subsidies);
  const deductions = (after?.deductions ?? 0n) - (before?.deductions ?? 0n);
  expect((after?.takeHome ?? 0n) - (before?.takeHome ?? 0n)).toBe(5_002_641n + subsidies - deductions);
  expect(paid.tables.map(({ kind }) => kind)).toContain("exchange-rate");
  expect(without.tables.map(({ kind }) => kind)).not.toContain("exchange-rate");
  // Premiums are calculated from fixed monthly wages.
  expect(amountsOf(paid).bpjsKesehatan).toBe(amountsOf(without).bpjsKesehatan);
});

const agreed = { workOrders: [{ days: 12, tradingOutCents: 2_550 }] };
test.each([
  ["no rate at all", null, ["exchangeMissing"]],
  ["a rate whose week ended the day before", rateOf(1_634_850, "2026-10-24"), ["exchangeRunOut"]],
  ["a rate whose last day it is", rateOf(1_634_850, "2026-10-25"), []],
  ["a rate nobody has verified", rateOf(1_634_850, "2026-10-28", false), ["tableUnverified"]],
] as const)("refuses to lock dollars with %s, but drafts them", (_name, exchange, codes) => {
  const tables = { ...delivered(), "exchange-rate": exchange };
  expect(refusedFor(agreed, tables)).toEqual(codes);
  const draft = calculateMonth(monthOf(agreed), tables, "draft");
  expect("slips" in draft && draft.notes.map(({ code }) => code)).toEqual(codes);
  expect(refusedFor({ workOrders: [{ days: 12 }] }, { ...delivered(), "exchange-rate": null })).toEqual([]);
});

test("taxes trading out paid in dollars with the wages, without transferring it in rupiah", () => {
  const workOrders = [{ days: 12, tradingOutCents: 2_550 }];
  const [together, apart] = [
    calculated({ workOrders }),
    calculated({ workOrders, settings: { paysDollarsApart: true } }),
  ];
  const [one, other] = [together.slips[0]?.totals, apart.slips[0]?.totals];
  expect([other?.wages, other?.taxable, apart.ofYear]).toEqual([one?.wages, one?.taxable, together.ofYear]);
  expect((one?.takeHome ?? 0n) - (other?.takeHome ?? 0n)).toBe(5_002_641n);
  expect(amountsOf(apart)).toMatchObject({ tradingOut: 5_002_641n, tradingOutApart: 5_002_641n });
  expect(amountsOf(together).tradingOutApart).toBeUndefined();
});
