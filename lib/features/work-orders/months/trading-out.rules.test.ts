import fc from "fast-check";
import { dollarsReckoned } from "@/db/testing/payroll/reference";
import { tradingOutIn } from "./trading-out.rules";

const exchange = { versionId: 7, rupiahPerDollar: 1_634_850 };

test("25,50 dollars a day for twelve days at 16.348,50 are 5.002.641 rupiah", () => {
  expect(tradingOutIn(2_550, 12, exchange)).toEqual({ tradingOut: 5_002_641, exchangeVersionId: 7 });
});

test("half a rupiah is rounded up, less than half down, and once for all days", () => {
  const of = (cents: number, days: number, rupiahPerDollar: number) =>
    tradingOutIn(cents, days, { versionId: 7, rupiahPerDollar }).tradingOut;
  expect([of(1, 1, 1_005_000), of(1, 1, 1_004_999), of(1, 2, 1_002_500), of(1, 3, 1_001_500)]).toEqual([
    101, 100, 201, 300,
  ]);
});

test("without a sum a day, a day on board or a verified rate nothing is converted", () => {
  const none = { tradingOut: null, exchangeVersionId: null };
  expect([
    tradingOutIn(null, 12, exchange),
    tradingOutIn(0, 12, exchange),
    tradingOutIn(2_550, 0, exchange),
    tradingOutIn(2_550, 12, null),
  ]).toEqual([none, none, none, none]);
});

test("a second reckoning comes to the same rupiah, whatever the sum, the days and the rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 100_000, max: 10_000_000 }),
      (cents, days, rupiahPerDollar) => {
        const { tradingOut } = tradingOutIn(cents, days, { versionId: 7, rupiahPerDollar });
        expect(BigInt(tradingOut ?? -1)).toBe(dollarsReckoned(cents, days, rupiahPerDollar));
      },
    ),
  );
});
