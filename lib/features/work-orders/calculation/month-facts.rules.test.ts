import { debtKinds } from "@/db/enums/work-orders";
import { peopleOf } from "@/db/testing/long-run";
import { calculated, refusedFor } from "@/db/testing/payroll/calculated";
import { randomMonth, randomSettlement } from "@/db/testing/payroll/random";
import { referencePay, type CalculatedPay } from "@/db/testing/payroll/reference";
import { deliveredCities, deliveredTables } from "@/db/testing/payroll/tables";
import { calculateMonth, type CalculatedSlips } from "./calculate-month.rules";
import { mainOf } from "./month-facts.rules";

const verified = deliveredTables({ isVerified: true });
const tablesOfMonths = new Map<string, ReturnType<typeof deliveredTables>>();
const tablesOf = (workMonth: string) => {
  const tables = tablesOfMonths.get(workMonth) ?? deliveredTables({ isVerified: true, workMonth, hasCities: true });
  tablesOfMonths.set(workMonth, tables);
  return tables;
};

const shared = new Set<string>(["pph21Subsidy", "pph21Tax", "irregular", "adjustment", "reimbursement", ...debtKinds]);

function owedFrom({ slips }: CalculatedSlips): CalculatedPay["owed"] {
  const owed: CalculatedPay["owed"] = {};
  for (const { debtId, amount } of slips.flatMap(({ lines }) => lines))
    if (debtId !== undefined) owed[debtId] = (owed[debtId] ?? 0n) + amount;
  return owed;
}

function calculatedBy(month: CalculatedSlips): CalculatedPay {
  const { slips } = month;
  const sum = (name: string) =>
    slips
      .flatMap(({ lines }) => lines.filter((line) => line.name === name))
      .reduce((whole, { amount }) => whole + amount, 0n);
  const orders = slips.map(({ lines }) =>
    Object.fromEntries(lines.filter(({ name }) => !shared.has(name)).map(({ name, amount }) => [name, amount])),
  );
  const allowance = sum("pph21Subsidy");
  const taxable = slips.reduce((whole, { totals }) => whole + totals.taxable, 0n);
  const inHand = slips.reduce((whole, { totals }) => whole + totals.takeHome, 0n);
  const owed = owedFrom(month);
  return { orders, person: { pay: taxable - allowance, allowance, tax: sum("pph21Tax"), inHand }, owed };
}

/** Ignore lines of zero that only one side has. */
const withoutZeros = ({ orders, ...figures }: CalculatedPay): CalculatedPay => ({
  orders: orders.map((lines) => Object.fromEntries(Object.entries(lines).filter(([, amount]) => amount !== 0n))),
  ...figures,
});

test("equals a second calculation line by line", () => {
  const people = peopleOf(5_000);
  let compared = 0;
  for (const seed of people) {
    const inputs = seed % 5 === 0 ? randomSettlement(seed) : randomMonth(seed);
    const month = calculateMonth(inputs, tablesOf(inputs.workMonth), "lock");
    if ("refused" in month) throw new Error(`${seed}: ${JSON.stringify(month.refused)}`);
    const mine = JSON.stringify(withoutZeros(calculatedBy(month)), sorted);
    const other = JSON.stringify(withoutZeros(referencePay(inputs, deliveredCities)), sorted);
    if (mine !== other) throw new Error(`person ${seed}\n${mine}\n${other}`);
    compared += 1;
  }
  expect(compared).toBe(people.length);
});

const sorted = (_: string, value: unknown): unknown => {
  if (typeof value === "bigint") return `${value}`;
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};

test("uses unverified tables for a draft and refuses a lock", () => {
  const delivered = deliveredTables({ isVerified: false });
  expect(refusedFor({}, delivered, "draft")).toEqual([]);
  expect(refusedFor({}, delivered, "lock")).toEqual(Array(5).fill("tableUnverified"));
  expect(refusedFor({}, { ...verified, bpjs: delivered.bpjs })).toEqual(["tableUnverified"]);
});

test.each(["ter", "ptkp", "tax-parameters", "bpjs", "minimum-wages"] as const)(
  "calculates nothing without a version of %s, and treats nothing as zero",
  (kind) => {
    expect(refusedFor({}, { ...verified, [kind]: null }, "draft")).toContain("tableMissing");
    expect(
      refusedFor({}, { ...verified, [kind]: { ...verified[kind], effectiveFrom: "2026-10-02" } }, "draft"),
    ).toContain("tableNotYetInForce");
  },
);

test("requires the year's rates and verified earlier months in the last period", () => {
  const december = { workMonth: "2026-12", taxYear: { isLastPeriod: true } };
  const earlier = { gross: 90_000_000n, pension: 2_000_000n, withheld: 1_000_000n, isVerified: true };
  expect(refusedFor(december, verified, "draft")).toEqual(["earlierMissing"]);
  expect(refusedFor({ ...december, taxYear: { isLastPeriod: true, earlier } })).toEqual([]);
  const opened = { ...december, taxYear: { isLastPeriod: true, earlier: { ...earlier, isVerified: false } } };
  expect(refusedFor(opened, verified, "draft")).toEqual([]);
  expect(refusedFor(opened)).toEqual(["earlierUnverified"]);
  const withoutRates = { ...verified, "progressive-tax": null };
  expect(refusedFor({ ...december, taxYear: { isLastPeriod: true, earlier } }, withoutRates)).toEqual(["tableMissing"]);
  expect(refusedFor({ workMonth: "2026-12" }, verified, "draft")).toEqual(["monthsWrong"]);
  expect(refusedFor({ taxYear: { taxedFrom: "2025-11" } }, verified, "draft")).toEqual(["monthsWrong"]);
});

test.each([
  ["a status the table does not know", { person: { ptkpCode: "K/I/0" } }, "ptkpUnknown"],
  ["no class of risk", { settings: { riskRate: null } }, "riskRateMissing"],
  ["a rate of risk the law does not know", { settings: { riskRate: 128 } }, "riskRateUnknown"],
  ["a province without a minimum wage", { person: { province: "PA" as const } }, "minimumWageMissing"],
  ["more days than the month has", { workOrders: [{ days: 20 }, { days: 12 }] }, "daysTooMany"],
  ["a day that is none", { person: { dateOfBirth: "1990-02-30" } }, "inputsInvalid"],
  ["an amount below nought", { workOrders: [{ wages: { kpak: -1n } }] }, "inputsInvalid"],
  ["a basic salary of nought", { workOrders: [{ wages: { basicSalary: 0n } }] }, "inputsInvalid"],
] as const)("refuses the month for %s", (_, changes, code) => {
  expect(refusedFor(changes as never, verified, "draft")).toContain(code);
});

test("refuses an amount that is not whole", () => {
  const { workOrders, ...month } = randomMonth(1);
  for (const basicSalary of [1.5, Number.NaN, Infinity, "5500000", null, undefined]) {
    const given = {
      ...month,
      workOrders: workOrders.map((order) => ({ ...order, wages: { ...order.wages, basicSalary } })),
    };
    expect(calculateMonth(given, verified, "draft")).toMatchObject({ refused: [{ code: "inputsInvalid" }] });
  }
});

test("rejects a pension cap from before last March, and unordered tables", () => {
  const { bpjs, ter } = verified;
  const old = { ...verified, bpjs: { ...bpjs, effectiveFrom: "2025-03-01" } };
  expect(refusedFor({ workMonth: "2026-02", workOrders: [{ days: 28 }] }, old)).toEqual([]);
  expect(refusedFor({ workMonth: "2026-03" }, old, "draft")).toEqual(["pensionCapUnknown"]);
  const turned = { ...verified, ter: { ...ter, rows: { ...ter.rows, A: ter.rows.A.toReversed() } } };
  expect(refusedFor({}, turned, "draft")).toEqual(["tableWrong"]);
});

test("owes no premium without a day on board, and needs no premium table", () => {
  const month = calculated(
    { workOrders: [{ days: 0, irregular: [{ name: "THR", amount: 5_000_000n }] }] },
    { ...verified, bpjs: null },
  );
  expect(month.slips[0]?.totals).toMatchObject({ wages: 0n, other: 5_000_000n, employer: 0n, takeHome: 5_000_000n });
});

test("bears premiums on the first of two equal work orders", () => {
  const [order] = randomMonth(1).workOrders;
  const orders = [3, 9, 9].map((days) => ({ ...order, days })) as never;
  expect(mainOf(orders)).toBe(1);
});

test("uses the city's minimum wage for health insurance, else the province's, and reports when unknown", () => {
  const tables = deliveredTables({ isVerified: true, hasCities: true });
  const month = (id?: number, basicSalary = 1_000_000n) =>
    calculated(
      {
        person: id === undefined ? {} : { city: { id, name: `City ${id}` } },
        workOrders: [{ wages: { basicSalary, kpak: null } }],
      },
      tables,
    );
  const found = (one: CalculatedSlips) => ({
    kes: one.slips[0]?.lines.find(({ name }) => name === "kes"),
    codes: one.notes.map(({ code }) => code),
    kinds: one.tables.map(({ kind }) => kind),
  });
  const [higher, lower, without, unknown] = [month(1), month(2), month(3), month()].map(found);
  expect(higher).toMatchObject({ kes: { amount: 252_000n }, codes: [] });
  expect(lower).toMatchObject({ kes: { amount: 76_000n }, codes: [] });
  expect(higher?.kes?.explanation.tables.map(({ kind }) => kind)).toEqual(["bpjs", "city-minimum-wages"]);
  expect(without?.codes).toEqual(["cityWageMissing"]);
  expect(unknown?.codes).toEqual(["cityUnknown"]);
  expect(without?.kes?.amount).toBe(unknown?.kes?.amount);
  expect(without?.kes?.explanation.tables.map(({ kind }) => kind)).toEqual(["bpjs", "minimum-wages"]);
  // Above the cap no minimum wage makes a difference.
  expect(found(month(undefined, 12_000_000n)).codes).toEqual([]);
  // Without city wages the province's apply, and a month without a city keeps its hash.
  expect(unknown?.kinds).not.toContain("city-minimum-wages");
  expect(
    refusedFor({ person: { city: { id: 1, name: "City 1" } } }, { ...tables, "city-minimum-wages": null }),
  ).toEqual([]);
  const draft = deliveredTables({ isVerified: false, hasCities: true })["city-minimum-wages"];
  const wanted = { person: { city: { id: 1, name: "City 1" } } };
  expect(refusedFor(wanted, { ...tables, "city-minimum-wages": draft })).toEqual(["tableUnverified"]);
});
