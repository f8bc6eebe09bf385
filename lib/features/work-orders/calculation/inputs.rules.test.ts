import fc from "fast-check";
import { amountsOf, calculated } from "@/db/testing/payroll/calculated";
import { caseStatuses, type Case } from "@/db/testing/payroll/cases/case";
import { dayCases } from "@/db/testing/payroll/cases/days";
import { monthlyCases } from "@/db/testing/payroll/cases/monthly";
import { officialCases } from "@/db/testing/payroll/cases/official";
import { socialCases } from "@/db/testing/payroll/cases/social";
import { yearlyCases } from "@/db/testing/payroll/cases/yearly";
import { monthOf } from "@/db/testing/payroll/people";
import { randomMonth } from "@/db/testing/payroll/random";
import { deliveredTables } from "@/db/testing/payroll/tables";
import { canonical, hashOf } from "./inputs.rules";
import { calculateMonth } from "./calculate-month.rules";
import { slipInputs } from "./schema";

const grid: Case[] = [...officialCases, ...monthlyCases, ...yearlyCases, ...socialCases, ...dayCases];
const of = (status: Case["status"]) => grid.filter((one) => one.status === status);

const months = ({ changes }: Case) => {
  const given = monthOf(changes);
  const delivered = deliveredTables({ isVerified: false, workMonth: given.workMonth });
  return { draft: calculateMonth(given, delivered, "draft"), lock: calculateMonth(given, delivered, "lock") };
};

function differing(cases: readonly Case[]) {
  return cases.flatMap(({ name, changes, expected }) => {
    const amounts = amountsOf(calculated(changes));
    const wrong = Object.entries(expected ?? {}).filter(
      ([line, amount]) => amounts[line as keyof typeof amounts] !== amount,
    );
    return wrong.map(([line, amount]) => [name, line, amount, amounts[line as keyof typeof amounts]]);
  });
}

test("contains at least 3,000 named cases with law and status", () => {
  expect(grid.length).toBeGreaterThanOrEqual(3_000);
  expect(new Set(grid.map(({ name, legal_basis }) => `${name} ${legal_basis}`)).size).toBe(grid.length);
  expect(grid.filter(({ legal_basis, status }) => legal_basis === "" || !caseStatuses.includes(status))).toEqual([]);
  expect(of("valid").length + of("to-be-checked").length + of("out-of-scope").length).toBe(grid.length);
});

test.each([
  ["examples", officialCases],
  ["limits of a month", monthlyCases],
  ["limits of a year", yearlyCases],
  ["limits of social security", socialCases],
  ["days", dayCases],
] as const)("calculates the %s to the expected rupiah", (_, cases) => {
  expect(differing(cases.filter(({ expected }) => expected !== null))).toEqual([]);
});

test("keeps unchecked cases out of locks and out-of-scope cases out of drafts", () => {
  expect(of("to-be-checked").filter((one) => !("refused" in months(one).lock))).toEqual([]);
  expect(of("to-be-checked").filter((one) => "refused" in months(one).draft)).toEqual([]);
  expect(of("out-of-scope").filter((one) => !("refused" in months(one).draft))).toEqual([]);
});

test("recalculates a stored month to the same hash and slips", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const inputs = randomMonth(seed);
    const again = slipInputs.parse(JSON.parse(canonical(inputs)));
    expect(again).toEqual(inputs);
    const tables = deliveredTables({ isVerified: true, workMonth: inputs.workMonth });
    const month = calculateMonth(inputs, tables, "lock");
    expect(month).toHaveProperty("hash");
    expect(calculateMonth(again, tables, "lock")).toEqual(month);
  }
});

test("ignores key order in the hash, but no value", () => {
  const keys = fc.dictionary(
    fc.string(),
    fc.oneof(fc.string(), fc.bigInt(), fc.integer(), fc.boolean(), fc.constant(null)),
  );
  fc.assert(
    fc.property(keys, (given) => {
      const turned = Object.fromEntries(Object.entries(given).toReversed());
      expect(canonical(turned)).toBe(canonical(given));
    }),
  );
  expect(canonical({ a: 5n, b: [1, "5"], c: undefined })).toBe('{"a":5,"b":[1,"5"]}');
  expect(hashOf(randomMonth(1), [])).not.toBe(hashOf(randomMonth(2), []));
  expect(hashOf(randomMonth(1), [])).toMatch(/^[0-9a-f]{64}$/);
});

test("refuses fractions and unsupported values", () => {
  for (const value of [0.5, Number.NaN, Infinity, 2 ** 60, () => 1])
    expect(() => canonical({ value })).toThrow(TypeError);
  expect(() => slipInputs.parse({ workMonth: "2026-13" })).toThrow();
});
