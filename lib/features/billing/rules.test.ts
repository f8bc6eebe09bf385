import fc from "fast-check";
import { billOf, feeFrom, invoiceNumber, feeAndVatPercentages, vatOn, workOrderAmount, type Fee } from "./rules";

const percentage = (percent: number): Fee => ({ option: "percentage", percent });
const bill = (amount: bigint, fee: Fee, vatBase: "billsAfterFee" | "feeOnly") =>
  billOf(amount, { fee, vatBase, vatPercent: 12, vatTwelfths: 11 });

test.each([
  ["8 % on all", percentage(8), "billsAfterFee", [100_000n, 1_350_000n, 148_500n, 1_498_500n]],
  ["8 % on the fee", percentage(8), "feeOnly", [100_000n, 1_350_000n, 11_000n, 1_361_000n]],
  ["no fee on all", { option: "no-fee" }, "billsAfterFee", [0n, 1_250_000n, 137_500n, 1_387_500n]],
  ["no fee on the fee", { option: "no-fee" }, "feeOnly", [0n, 1_250_000n, 0n, 1_250_000n]],
  ["75,000 on all", { option: "value", value: 75_000n }, "billsAfterFee", [75_000n, 1_325_000n, 145_750n, 1_470_750n]],
] as const)("prices an amount of 1,250,000 with %s", (_, fee, vatBase, [charged, after, vat, total]) => {
  expect(bill(1_250_000n, fee, vatBase)).toEqual({
    amount: 1_250_000n,
    fee: charged,
    billsAfterFee: after,
    vat,
    totalBills: total,
  });
});

test("shows a fee of two decimals with a comma in headings", () => {
  expect(bill(1_250_000n, percentage(7.25), "feeOnly").fee).toBe(90_625n);
  expect(bill(1_250_001n, percentage(7.5), "feeOnly").fee).toBe(93_750n);
  expect(bill(10_000n, percentage(0.07), "feeOnly").fee).toBe(7n);
  expect(feeAndVatPercentages({ feePercentage: 7.5, vatPercentage: 12, vatTwelfths: 11 })).toEqual({
    fee: "7,5",
    vat: "11",
  });
});

test("rounds half a rupiah up, row by row", () => {
  expect(bill(150n, percentage(1), "feeOnly").fee).toBe(2n);
  expect(bill(149n, percentage(1), "feeOnly").fee).toBe(1n);
  expect(bill(50n, { option: "no-fee" }, "billsAfterFee").vat).toBe(6n);
});

test.each([
  [1_919_395_641n, 1_759_446_004n, 211_133_520n, 211_133_521n],
  [1_033_508_623n, 947_382_904n, 113_685_948n, 113_685_949n],
  [768_134_777n, 704_123_546n, 84_494_826n, 84_494_825n],
  [1_691_755_123n, 1_550_775_529n, 186_093_063n, 186_093_064n],
  [973_242_759n, 892_139_196n, 107_056_704n, 107_056_703n],
  [1_830_298_686n, 1_677_773_796n, 201_332_856n, 201_332_855n],
])(
  "calculates VAT on %p as twelve per cent of the rounded base %p: %p, where eleven per cent gives %p",
  (base, other, vat, atOnce) => {
    expect((base * 11n + 6n) / 12n).toBe(other);
    expect(vatOn(base, { vatPercent: 12, vatTwelfths: 11 })).toBe(vat);
    expect(vatOn(base, { vatPercent: 11, vatTwelfths: 12 })).toBe(atOnce);
  },
);

const fees = fc.oneof(
  fc.constant<Fee>({ option: "no-fee" }),
  fc.integer({ min: 1, max: 10_000 }).map((hundredths) => percentage(hundredths / 100)),
  fc.bigInt(100n, 1_000_000_000n).map((value): Fee => ({ option: "value", value })),
);

test("calculates row figures that add up", () => {
  const rows = fc.array(
    fc.tuple(fc.bigInt(100n, 99_999_999_999n), fees, fc.constantFrom("billsAfterFee", "feeOnly" as const)),
  );
  fc.assert(
    fc.property(rows, (given) => {
      const bills = given.map(([amount, fee, base]) => bill(amount, fee, base));
      for (const one of bills) {
        expect(one.billsAfterFee).toBe(one.amount + one.fee);
        expect(one.totalBills).toBe(one.billsAfterFee + one.vat);
      }
    }),
  );
});

test("bills a work order with or without employer pension", () => {
  expect(workOrderAmount(9_772_673n, 427_500n, true)).toBe(10_200_173n);
  expect(workOrderAmount(9_772_673n, 427_500n, false)).toBe(9_772_673n);
});

test("converts the documented pair of numbers to a fee, and refuses both", () => {
  expect(feeFrom(8, 0)).toEqual({ option: "percentage", percent: 8 });
  expect(feeFrom(0, 75_000)).toEqual({ option: "value", value: 75_000n });
  expect(feeFrom(0, 0)).toEqual({ option: "no-fee" });
  expect(feeFrom(8, 75_000)).toBeUndefined();
});

test("numbers an invoice by division, month and sequence", () => {
  expect(invoiceNumber(1, "2026-11-01", 1)).toBe("INV/M/2026/11/0001");
  expect(invoiceNumber(2, "2026-02-01", 123)).toBe("INV/T/2026/02/0123");
});

test("returns fee and VAT percentages for headings, none while unknown", () => {
  expect(feeAndVatPercentages({ feePercentage: 8, vatPercentage: 12, vatTwelfths: 11 })).toEqual({
    fee: "8",
    vat: "11",
  });
  expect(feeAndVatPercentages({ feePercentage: 8, vatPercentage: 11, vatTwelfths: 12 }).vat).toBe("11");
  expect(feeAndVatPercentages({ feePercentage: 8, vatPercentage: 12, vatTwelfths: 12 }).vat).toBe("12");
  expect(feeAndVatPercentages(null)).toEqual({ fee: "none", vat: "none" });
});
