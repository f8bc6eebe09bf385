import { calculated } from "@/db/testing/payroll/calculated";
import type { Changes } from "@/db/testing/payroll/people";
import { randomMonth } from "@/db/testing/payroll/random";
import { deliveredTables } from "@/db/testing/payroll/tables";
import { calculateMonth } from "../calculation/calculate-month.rules";
import { differencesOf, type Paid } from "./comparison.rules";

const paid = (crewId: number, changes: Changes): Paid => ({ crewId, slips: calculated(changes).slips });
const wages = (basicSalary: bigint) => ({ basicSalary });
const causesOf = (before: Changes, after: Changes) =>
  differencesOf([paid(1, before)], [paid(1, after)]).flatMap(({ causes }) => causes.map(({ cause }) => cause));

test("reports joiners and leavers with their whole pay", () => {
  const [leaver, joiner] = differencesOf([paid(1, {})], [paid(2, {})]);
  expect(leaver).toMatchObject({ crewId: 1, after: 0n, causes: [{ cause: "left", amount: -(leaver?.before ?? 0n) }] });
  expect(joiner).toMatchObject({ crewId: 2, before: 0n, causes: [{ cause: "joined", amount: joiner?.after }] });
});

test("separates days, agreement, other pay and insurance", () => {
  expect(causesOf({}, {})).toEqual([]);
  expect(causesOf({}, { workOrders: [{ days: 12 }] })).toEqual(["days"]);
  expect(causesOf({}, { workOrders: [{ wages: wages(8_000_000n) }] })).toEqual(["agreement", "insurance"]);
  expect(causesOf({}, { workOrders: [{ irregular: [{ name: "THR", amount: 1n }] }] })).toEqual(["irregular"]);
  expect(causesOf({}, { workOrders: [{ days: 15 }, { days: 10 }] })).toContain("workOrders");
  expect(causesOf({ person: { subsidy: "none" } }, { person: { subsidy: "none", hasMatchingNik: false } })).toEqual([
    "tax",
  ]);
});

test("splits days and agreement changes to the rupiah", () => {
  const [difference] = differencesOf(
    [paid(1, { workOrders: [{ days: 10, payrollCategoryId: 12, wages: wages(9_300_000n) }] })],
    [paid(1, { workOrders: [{ days: 20, payrollCategoryId: 12, wages: wages(12_400_000n) }] })],
  );
  expect(difference?.causes.slice(0, 2)).toEqual([
    { cause: "days", amount: 3_000_000n },
    { cause: "agreement", amount: 2_000_000n },
  ]);
});

test("separates an exchange rate change from agreement and days", () => {
  const paidAt = (rupiahPerDollar: number, tradingOutCents: number, days = 20): Paid => {
    const tables = deliveredTables({ isVerified: true });
    const exchange = { ...tables["exchange-rate"], rows: { rupiahPerDollar } };
    const orders = [{ days, payrollCategoryId: 12, tradingOutCents }];
    return { crewId: 1, slips: calculated({ workOrders: orders }, { ...tables, "exchange-rate": exchange }).slips };
  };
  const causesFrom = (before: Paid, after: Paid) => differencesOf([before], [after]).flatMap(({ causes }) => causes);
  const base = paidAt(1_600_000, 2_500);
  expect(causesFrom(base, paidAt(1_650_000, 2_500))[0]).toEqual({ cause: "exchange", amount: 250_000n });
  expect(causesFrom(base, paidAt(1_600_000, 3_000))[0]).toEqual({ cause: "agreement", amount: 1_600_000n });
  const names = causesFrom(base, paidAt(1_650_000, 2_500, 10)).map(({ cause }) => cause);
  expect(names.slice(0, 2)).toEqual(["days", "exchange"]);
});

test("reports collected amounts as a cause of their own, and no pay below zero", () => {
  const [difference] = differencesOf([paid(1, {})], [paid(1, { workOrders: [{ days: 1 }] })]);
  expect(difference?.after).toBe(0n);
  expect(difference?.causes.find(({ cause }) => cause === "toCollect")?.amount).toBeGreaterThan(0n);
});

test("adds up the causes of every difference to the rupiah", () => {
  const monthOfPerson = (crewId: number, seed: number): Paid[] => {
    const inputs = randomMonth(seed);
    const month = calculateMonth(inputs, deliveredTables({ isVerified: true, workMonth: inputs.workMonth }), "lock");
    return "refused" in month ? [] : [{ crewId, slips: month.slips }];
  };
  const before = Array.from({ length: 400 }, (_, index) => monthOfPerson(index, index + 1)).flat();
  const after = Array.from({ length: 400 }, (_, index) => monthOfPerson(index + 40, index + 900)).flat();
  const differences = differencesOf(before, after);
  expect(differences).toHaveLength(440);
  for (const { before: was, after: is, causes } of differences)
    expect(causes.reduce((sum, { amount }) => sum + amount, 0n)).toBe(is - was);
});
