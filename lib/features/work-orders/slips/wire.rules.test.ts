import { onWire, tradingOutOf } from "./wire.rules";

test("a slip's month is told as the documents name it", () => {
  expect(onWire({ period: "2026-09-01", id: 3 })).toEqual({ period: "2026-09-01", id: 3, year: 2026, month: 9 });
});

test("what a day of trading out is worth is told for the days of the slip, and nothing where the agreement has none", () => {
  expect(tradingOutOf(2_550, 12)).toEqual({ perDayCents: 2_550, totalCents: 30_600, converted: null });
  const converted = { amount: 5_002_641, rupiahPerDollar: 1_634_850, versionId: 7, effectiveFrom: "2026-10-28" };
  expect(tradingOutOf(2_550, 12, converted)).toEqual({ perDayCents: 2_550, totalCents: 30_600, converted });
  expect([tradingOutOf(null, 12), tradingOutOf(0, 12)]).toEqual([null, null]);
});
