import type { VesselMonthRow } from "../vessel-months.queries";
import { inOrder, openOf, summaryOf } from "./summary.rules";

const account = { bankName: "BCA", accountNumber: "12345", accountName: "Agus", phone: null };
const row = (values: Partial<VesselMonthRow>): VesselMonthRow => ({
  vesselId: 1,
  vesselName: "MV",
  ujbm: 1,
  crew: 2,
  days: 3,
  correction: 0,
  carriedIn: 0,
  specialDays: 0,
  total: 6,
  totalBefore: 5,
  difference: 1,
  isLarge: true,
  headId: null,
  payeeWaits: false,
  rateDifference: 0,
  account,
  ...values,
});

test("sums every vessel; the difference covers those that have one", () => {
  const rows = [row({}), row({ total: 10, difference: -4, correction: -3 }), row({ total: null, difference: null })];
  expect(summaryOf(rows)).toEqual({ crew: 6, correction: -3, total: 16, difference: -3 });
  expect(summaryOf([row({ difference: null })]).difference).toBeNull();
});

test("lists missing rates, missing accounts and large changes to check", () => {
  const noAccount = { ...account, accountNumber: null };
  const rows = [row({ ujbm: null, total: null }), row({ account: noAccount }), row({ account: noAccount, total: 0 })];
  expect(openOf(rows)).toEqual({ vessels: 3, total: 6, noRate: 1, noPayee: 1, large: 3 });
});

test("sorts rows by a figure both ways, with missing ones last", () => {
  const rows = [row({ total: 3 }), row({ total: null }), row({ total: 9 })];
  const totals = (order: "asc" | "desc") => inOrder(rows, "total", order).map(({ total }) => total);
  expect([totals("asc"), totals("desc")]).toEqual([
    [3, 9, null],
    [9, 3, null],
  ]);
});
