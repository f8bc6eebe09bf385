import { earlierOf, type OpeningBalance } from "./year.rules";

const month = (taxMonth: string, gross: bigint) => ({ taxMonth, gross, pension: gross / 100n, withheld: gross / 50n });
const opening: OpeningBalance = {
  through: "2026-06",
  gross: 60_000_000n,
  pension: 600_000n,
  withheld: 1_000_000n,
  isVerified: true,
};
const year = {
  taxMonth: "2026-12",
  taxedFrom: "2026-01",
  usedFrom: "2026-01",
  opening: null,
  months: [month("2025-12", 9_000_000n), month("2026-03", 10_000_000n), month("2026-11", 20_000_000n)],
};

test("sums what was paid in the year before the month", () => {
  const sum = { gross: 30_000_000n, pension: 300_000n, withheld: 600_000n, isVerified: true };
  expect(earlierOf(year)).toEqual(sum);
  expect(earlierOf({ ...year, months: [...year.months, month("2026-12", 1n)] })).toEqual(sum);
  expect(earlierOf({ ...year, taxedFrom: "2026-12", months: [] })).toMatchObject({ gross: 0n });
});

test("takes earlier pay from the opening balance, unknown without one", () => {
  const midYear = { ...year, usedFrom: "2026-07", months: [month("2026-11", 20_000_000n)] };
  expect(earlierOf(midYear)).toBeNull();
  expect(earlierOf({ ...midYear, opening })).toMatchObject({
    gross: 80_000_000n,
    withheld: 1_400_000n,
    isVerified: true,
  });
  expect(earlierOf({ ...midYear, opening: { ...opening, isVerified: false } })).toMatchObject({ isVerified: false });
  expect(earlierOf({ ...midYear, taxedFrom: "2026-08" })).toMatchObject({ gross: 20_000_000n });
  expect(earlierOf({ ...midYear, opening: { ...opening, through: "2025-12" } })).toBeNull();
  // Months between the balance and the first month paid here must not count as zero.
  expect(earlierOf({ ...midYear, opening: { ...opening, through: "2026-05" } })).toBeNull();
});

test("leaves the year unknown when the opening balance overlaps a month", () => {
  expect(earlierOf({ ...year, usedFrom: "2026-07", opening })).toBeNull();
  expect(earlierOf({ ...year, taxMonth: "2026-06", months: [], opening })).toBeNull();
});
