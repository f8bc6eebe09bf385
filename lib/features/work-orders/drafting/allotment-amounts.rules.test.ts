import fc from "fast-check";
import { runsOf } from "@/db/testing/long-run";
import { allotmentAmounts } from "./allotment-amounts.rules";

const fixed = (id: number, amount: number, inMonth = 0) => ({ id, amount, share: null, inMonth });
const part = (id: number, share: number) => ({ id, amount: null, share, inMonth: 0 });
const amounts = (takeHomes: number[], allotments: Parameters<typeof allotmentAmounts>[1]) =>
  allotmentAmounts(takeHomes, allotments).map((slip) => slip.map(({ allotment, amount }) => [allotment.id, amount]));
const sumOf = (all: readonly number[]) => all.reduce((sum, amount) => sum + amount, 0);

test("pays payees in order while the pay lasts: fixed amounts and shares of take-home pay", () => {
  const three = [
    [1, 4_000_000],
    [2, 2_500_000],
    [3, 3_500_000],
  ];
  expect(amounts([10_000_000], [fixed(1, 4_000_000), part(2, 2_500), part(3, 5_000)])).toEqual([three]);
  expect(amounts([3_000_000], [fixed(1, 4_000_000), part(2, 2_500)])).toEqual([[[1, 3_000_000]]]);
  const setOff = [[[1, 1_000_000]], [], [[1, 1_600_000]]];
  expect(amounts([1_000_000, -400_000, 2_000_000], [fixed(1, 9_000_000)])).toEqual(setOff);
  expect(amounts([-1], [fixed(1, 5)])).toEqual([[]]);
  expect(amounts([9_000_000], [fixed(1, 4_000_000, 3_500_000)])).toEqual([[[1, 500_000]]]);
});

const allotment = fc.oneof(
  fc.integer({ min: 1, max: 60_000_000 }).map((amount) => fixed(0, amount)),
  fc.integer({ min: 1, max: 10_000 }).map((share) => part(0, share)),
);

test("adds up allotments and rest to the pay, to the rupiah, and no slip sends more than it has", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9_000_000, max: 90_000_000 }), { minLength: 1, maxLength: 4 }),
      fc.array(allotment, { maxLength: 3 }),
      (takeHomes, allotments) => {
        const sent = allotmentAmounts(takeHomes, allotments);
        const pay = Math.max(0, sumOf(takeHomes));
        const wanted = allotments.map(({ amount, share }) => amount ?? Math.floor((pay * (share ?? 0)) / 10_000));
        expect(sumOf(sent.flat().map(({ amount }) => amount))).toBe(Math.min(pay, sumOf(wanted)));
        sent.forEach((slip, place) => {
          expect(slip.every(({ amount }) => amount > 0)).toBe(true);
          expect(sumOf(slip.map(({ amount }) => amount))).toBeLessThanOrEqual(Math.max(0, takeHomes[place] ?? 0));
        });
      },
    ),
    runsOf(500),
  );
});
