import { toResponse, tradingOutOf } from "./response.rules";

test("returns the month as the documents name it", () => {
  expect(toResponse({ period: "2026-09-01", id: 3 })).toEqual({ period: "2026-09-01", id: 3, year: 2026, month: 9 });
});

test("returns trading out for the slip's days, nothing without an agreement", () => {
  const alone = { converted: null, isInWages: false };
  expect(tradingOutOf(2_550, 12, alone)).toEqual({ perDayCents: 2_550, totalCents: 30_600, ...alone });
  const converted = { amount: 5_002_641, rupiahPerDollar: 1_634_850, versionId: 7, effectiveFrom: "2026-10-28" };
  const paid = { converted, isInWages: true };
  expect(tradingOutOf(2_550, 12, paid)).toEqual({ perDayCents: 2_550, totalCents: 30_600, ...paid });
  expect([tradingOutOf(null, 12, alone), tradingOutOf(0, 12, alone)]).toEqual([null, null]);
});
