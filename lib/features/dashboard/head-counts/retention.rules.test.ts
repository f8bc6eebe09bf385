import fc from "fast-check";
import { resignationClasses } from "@/db/enums/crew";
import { retentionRate } from "./retention.rules";

test("the example of BIMCO KPI022: 23 left, 5 unavoidably and 1 to the company's good, of 250 employed", () => {
  const leavers = { voluntary: 15, "contract-end-no-return": 2, unavoidable: 5, beneficial: 1 };
  expect(retentionRate(leavers, { highest: 260, lowest: 240 })).toBe(93.2);
});

test("no employees give no rate, no leavers give 100, more leavers than employees give 0", () => {
  expect(retentionRate({ voluntary: 3 }, { highest: 0, lowest: 0 })).toBeNull();
  expect(retentionRate({}, { highest: 12, lowest: 8 })).toBe(100);
  expect(retentionRate({ voluntary: 30 }, { highest: 12, lowest: 8 })).toBe(0);
});

test("the rate is between 0 and 100, and unavoidable or beneficial leavers do not change it", () => {
  const count = fc.nat(500);
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(resignationClasses.map((name) => [name, count]))),
      fc.tuple(fc.integer({ min: 1, max: 5_000 }), count),
      count,
      (leavers, [lowest, more], others) => {
        const heads = { highest: lowest + more, lowest };
        const rate = retentionRate(leavers, heads) ?? -1;
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThanOrEqual(100);
        const unavoidable = (leavers.unavoidable ?? 0) + others;
        expect(retentionRate({ ...leavers, unavoidable }, heads)).toBe(rate);
      },
    ),
  );
});
