import { ujbmRateOf } from "./ujbm.rules";

const rows = [
  { vesselId: null, vesselTypeId: null, ujbm: 60_000 },
  { vesselId: null, vesselTypeId: 7, ujbm: 65_000 },
  { vesselId: 3, vesselTypeId: null, ujbm: 70_000 },
];

test.each([
  [{ id: 3, vesselTypeId: 7 }, 70_000],
  [{ id: 4, vesselTypeId: 7 }, 65_000],
  [{ id: 4, vesselTypeId: 8 }, 60_000],
])("picks the most specific rate: vessel before type before all", (vessel, rate) => {
  for (const order of [rows, rows.toReversed()]) expect(ujbmRateOf(order, vessel)).toBe(rate);
});

test("returns no rate, not zero, for an unnamed vessel without a general rate", () => {
  expect(ujbmRateOf(rows.slice(1), { id: 4, vesselTypeId: 8 })).toBeNull();
});
