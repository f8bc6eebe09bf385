import { slipLines } from "@/db/enums/work-orders";
import fc from "fast-check";
import { amountsOf, calculated, refusedFor } from "@/db/testing/payroll/calculated";
import { runsOf } from "@/db/testing/long-run";
import { monthOf, type Changes } from "@/db/testing/payroll/people";
import { deliveredTables } from "@/db/testing/payroll/tables";
import { calculateMonth, totalsOf } from "./calculate-month.rules";

const seven = { basicSalary: 5_500_000n, kpak: 2_000_000n, regionalAllowance: 1_250_000n };
const fifteen = { basicSalary: 15_000_000n, kpak: 5_000_000n, regionalAllowance: 2_500_000n };

const worked: [string, Changes, Record<string, bigint>, Record<string, bigint>][] = [
  [
    "K/1 for 31 of 31 days",
    { person: { ptkpCode: "K/1" }, workOrders: [{ wages: seven }] },
    {
      basicSalary: 5_500_000n,
      kpak: 2_000_000n,
      leavePay: 458_333n,
      pph21Subsidy: 146_590n,
      regionalAllowance: 1_250_000n,
      jkk: 95_250n,
      jkm: 22_500n,
      kes: 300_000n,
      bpjsJht: 150_000n,
      bpjsJp: 75_000n,
      bpjsKesehatan: 75_000n,
      pph21Tax: 146_590n,
    },
    { wages: 9_208_333n, taxable: 9_772_673n, deductions: 446_590n, takeHome: 8_908_333n },
  ],
  [
    "K/1 for 12 of 31 days",
    { person: { ptkpCode: "K/1" }, workOrders: [{ days: 12, wages: seven }] },
    {
      basicSalary: 2_129_032n,
      kpak: 774_194n,
      leavePay: 177_419n,
      pph21Subsidy: 0n,
      regionalAllowance: 483_871n,
      jkk: 95_250n,
      jkm: 22_500n,
      kes: 300_000n,
      bpjsJht: 150_000n,
      bpjsJp: 75_000n,
      bpjsKesehatan: 75_000n,
      pph21Tax: 0n,
    },
    { wages: 3_564_516n, taxable: 3_982_266n, deductions: 300_000n, takeHome: 3_264_516n },
  ],
  [
    "TK/0 for 31 of 31 days",
    { workOrders: [{ wages: fifteen }] },
    {
      basicSalary: 15_000_000n,
      kpak: 5_000_000n,
      leavePay: 1_250_000n,
      pph21Subsidy: 3_033_528n,
      regionalAllowance: 2_500_000n,
      jkk: 254_000n,
      jkm: 60_000n,
      kes: 480_000n,
      bpjsJht: 400_000n,
      bpjsJp: 110_863n,
      bpjsKesehatan: 120_000n,
      pph21Tax: 3_033_528n,
    },
    { wages: 23_750_000n, taxable: 27_577_528n, deductions: 3_664_391n, takeHome: 23_119_137n },
  ],
];

test.each(worked)("matches the worked slip of %s to the rupiah", (_, changes, lines, totals) => {
  const month = calculated(changes);
  expect(amountsOf(month)).toEqual(lines);
  expect(month.slips[0]?.totals).toMatchObject(totals);
});

const every = {
  basicSalary: 10_000_000n,
  kpak: 1_000_000n,
  regionalAllowance: 2_000_000n,
  overseasAllowance: 3_000_000n,
  positionAllowance: 4_000_000n,
};

test.each([
  ...[1, 4, 5, 6, 7, 8, 9, 10, 11].map((id) => [id, ["basicSalary", "kpak", "leavePay", "regionalAllowance"]] as const),
  [2, ["basicSalary", "overseasAllowance", "positionAllowance"]] as const,
  [3, ["basicSalary", "leavePay", "regionalAllowance", "positionAllowance"]] as const,
  [12, ["basicSalary"]] as const,
  [99, ["basicSalary"]] as const,
])("pays only the wage lines of category %i, in the documented order", (payrollCategoryId, names) => {
  const { slips, notes } = calculated({ workOrders: [{ payrollCategoryId, wages: every }] });
  const wages = slips[0]?.lines.filter(({ part }) => part === "wages") ?? [];
  expect(wages.map(({ name }) => name)).toEqual(names);
  const expected = { ...every, leavePay: 833_333n };
  expect(slips[0]?.totals.wages).toBe(names.reduce((sum, name) => sum + expected[name], 0n));
  const left = Object.keys(every).filter((name) => !(names as readonly string[]).includes(name));
  expect(notes.map(({ code, values }) => [code, values.line])).toEqual(left.map((line) => ["lineNotPaid", line]));
});

test("puts whole premiums on the longest work order and splits the tax by pay", () => {
  const { slips } = calculated({
    workOrders: [
      { number: "WO/M/2026/10/00001", days: 10, wages: fifteen },
      { number: "WO/M/2026/10/00002", days: 21, wages: fifteen },
    ],
  });
  const amount = (place: number, name: string) => slips[place]?.lines.find((line) => line.name === name)?.amount;
  expect([amount(0, "jkk"), amount(0, "bpjsJht"), amount(1, "jkk"), amount(1, "bpjsJht")]).toEqual([
    0n,
    0n,
    254_000n,
    400_000n,
  ]);
  const elsewhere = slips[0]?.lines.find(({ name }) => name === "jkk")?.explanation;
  expect(elsewhere).toMatchObject({ formula: "premiumElsewhere", values: { number: "WO/M/2026/10/00002" } });
  const tax = (amount(0, "pph21Tax") ?? 0n) + (amount(1, "pph21Tax") ?? 0n);
  expect(tax).toBe(3_033_528n);
});

test("adds other pay before the monthly rate is read", () => {
  const bare = { origin: "WNA", employedSince: "2026-08-01", subsidy: "none" } as const;
  const wages = { basicSalary: 10_000_000n };
  const order = { payrollCategoryId: 12, wages };
  const plain = calculated({ person: bare, workOrders: [order] });
  expect(amountsOf(plain).pph21Tax).toBe(200_000n);
  const bonus = calculated({
    person: bare,
    workOrders: [{ ...order, irregular: [{ name: "THR", amount: 10_000_000n }] }],
  });
  expect(amountsOf(bonus).pph21Tax).toBe(1_800_000n);
});

test("includes an adjustment in pay and tax, and refuses pay below zero", () => {
  const adjusted = (amount: bigint) => ({
    adjustments: [{ workOrderNumber: "WO/M/2026/09/00007", reason: "Overtime", amount }],
  });
  const { slips } = calculated({ workOrders: [adjusted(-500_000n)] });
  expect(slips[0]?.totals).toMatchObject({ other: -500_000n });
  expect(slips[0]?.totals.takeHome).toBe(7_500_000n + 625_000n - 500_000n - 300_000n);
  expect(refusedFor({ workOrders: [adjusted(-90_000_000n)] })).toEqual(["payNegative"]);
});

test("reports premiums above the pay of few days", () => {
  expect(calculated({ workOrders: [{ days: 1 }] }).notes.map(({ code }) => code)).toEqual(["takeHomeNegative"]);
  expect(calculated({ workOrders: [{ days: 2 }] }).notes).toEqual([]);
});

test("pays the same leave saved until sign-off as monthly", () => {
  const month = (workMonth: string, days: number, leaveSaved: bigint, paysLeave: boolean) =>
    calculated({
      workMonth,
      settings: { leaveMode: "atSignOff" },
      workOrders: [{ days, leaveSaved, paysLeave, wages: seven }],
    });
  const first = month("2026-08", 31, 0n, false);
  const second = month("2026-09", 30, first.slips[0]?.leaveSaved ?? 0n, false);
  const last = month("2026-10", 12, second.slips[0]?.leaveSaved ?? 0n, true);
  expect([first, second].map((one) => amountsOf(one).leavePay)).toEqual([0n, 0n]);
  expect(amountsOf(last).leavePay).toBe(458_333n + 458_333n + 177_419n);
  expect(last.slips[0]?.leaveSaved).toBe(0n);
});

test("never loses saved leave: a category that earns none carries it to the last slip", () => {
  const month = (paysLeave: boolean) =>
    calculated({
      settings: { leaveMode: "atSignOff" },
      workOrders: [{ payrollCategoryId: 2, leaveSaved: 458_333n, paysLeave, wages: { basicSalary: 9_000_000n } }],
    });
  expect([month(false), month(true)].map((one) => [amountsOf(one).leavePay, one.slips[0]?.leaveSaved])).toEqual([
    [0n, 458_333n],
    [458_333n, 0n],
  ]);
});

test("pays tax only when the employment states it, and a fifth more without a NIK", () => {
  const order = { payrollCategoryId: 12, wages: { basicSalary: 10_000_000n } };
  const person = { origin: "WNA", employedSince: "2026-08-01", subsidy: "none" } as const;
  expect(amountsOf(calculated({ person, workOrders: [order] }))).toMatchObject({
    pph21Subsidy: 0n,
    pph21Tax: 200_000n,
  });
  const withoutNik = calculated({ person: { ...person, hasMatchingNik: false }, workOrders: [order] });
  expect(amountsOf(withoutNik).pph21Tax).toBe(240_000n);
  const foreign = calculated({ person: { ...person, residence: "non-resident" }, workOrders: [order] });
  expect(amountsOf(foreign).pph21Tax).toBe(2_000_000n);
  const paidFor = calculated({
    person: { ...person, residence: "non-resident", subsidy: "full" },
    workOrders: [order],
  });
  expect(amountsOf(paidFor)).toMatchObject({ pph21Subsidy: 2_500_000n, pph21Tax: 2_500_000n });
});

test("explains each line with formula, figures, article and versions that match the slip", () => {
  const { slips } = calculated({ person: { ptkpCode: "K/1" }, workOrders: [{ days: 12, wages: seven }] });
  const of = (name: string) => slips[0]?.lines.find((line) => line.name === name)?.explanation;
  expect(of("basicSalary")).toEqual({
    formula: "forDays",
    values: { basis: 5_500_000n, days: 12, daysInMonth: 31 },
    tables: [],
    article: "agreement",
  });
  expect(of("jkk")).toMatchObject({
    formula: "premium",
    values: { basicSalary: 5_500_000n, kpak: 2_000_000n, wage: 7_500_000n, base: 7_500_000n, rate: 127 },
    article: "jkkJkm",
  });
  expect(of("jkk")?.tables.map(({ kind }) => kind)).toEqual(["bpjs"]);
  expect(of("kes")?.tables.map(({ kind }) => kind)).toEqual(["bpjs", "minimum-wages"]);
  expect(of("pph21Tax")).toMatchObject({
    formula: "taxMonthly",
    values: { gross: 3_982_266n, category: "B", rate: 0, upTo: 6_200_000n, ofPerson: 0n },
    article: "ter",
  });
  expect(of("pph21Tax")?.tables.map(({ kind, versionId }) => [kind, versionId])).toEqual([
    ["ter", 101],
    ["ptkp", 102],
  ]);
});

test("reports a wage above a cap or below the minimum wage, with the amount used", () => {
  const of = (basicSalary: bigint, name: string) =>
    calculated({ workOrders: [{ payrollCategoryId: 12, wages: { basicSalary } }] }).slips[0]?.lines.find(
      (line) => line.name === name,
    )?.explanation;
  const capped = {
    formula: "premiumCapped",
    values: { basicSalary: 20_000_000n, wage: 20_000_000n, base: 11_086_300n },
  };
  expect(of(20_000_000n, "bpjsJp")).toMatchObject(capped);
  expect(of(20_000_000n, "bpjsJht")).toMatchObject({ formula: "premium", values: { base: 20_000_000n } });
  expect(of(1_000_000n, "bpjsKesehatan")).toMatchObject({ formula: "premiumRaised", values: { wage: 1_000_000n } });
});

const money = fc.bigInt(0n, 60_000_000n);
const wages = fc.record({
  basicSalary: fc.bigInt(1n, 80_000_000n),
  kpak: fc.option(money),
  regionalAllowance: fc.option(money),
  overseasAllowance: fc.option(money),
  positionAllowance: fc.option(money),
  overtime: fc.option(money),
  leavePay: fc.option(money),
});
const order = fc.record({
  payrollCategoryId: fc.integer({ min: 1, max: 13 }),
  days: fc.integer({ min: 0, max: 10 }),
  wages,
});
const status = fc.constantFrom("TK/0", "TK/1", "TK/2", "TK/3", "K/0", "K/1", "K/2", "K/3");
const orders = fc.array(order, { minLength: 1, maxLength: 3 });

test("leaves wages less employee premiums in hand with an allowance", () => {
  fc.assert(
    fc.property(status, fc.boolean(), orders, (ptkpCode, hasMatchingNik, workOrders) => {
      const { slips } = calculated({ person: { ptkpCode, hasMatchingNik }, workOrders });
      const lines = slips.flatMap((slip) => slip.lines);
      const sum = (test: (name: string, part: string) => boolean) =>
        lines.filter(({ name, part }) => test(name, part)).reduce((whole, { amount }) => whole + amount, 0n);
      const inHand = slips.reduce((whole, { totals }) => whole + totals.takeHome, 0n);
      expect(inHand).toBe(sum((_, part) => part === "wages") - sum((name) => name.startsWith("bpjs")));
    }),
    runsOf(400),
  );
});

test("sums the rounded lines in totals for any month", () => {
  fc.assert(
    fc.property(status, fc.constantFrom("full", "none" as const), orders, (ptkpCode, subsidy, workOrders) => {
      for (const { lines, totals } of calculated({ person: { ptkpCode, subsidy }, workOrders }).slips) {
        expect(totalsOf(lines)).toEqual(totals);
        const { wages: ofWages, other, employer, subsidy: allowance, taxable, deductions, takeHome } = totals;
        expect(taxable).toBe(ofWages + other + employer + allowance);
        expect(takeHome).toBe(taxable - employer + totals.reimbursed - deductions);
        expect(lines.map(({ name }) => slipLines.indexOf(name))).toEqual(
          lines.map(({ name }) => slipLines.indexOf(name)).sort((one, next) => one - next),
        );
      }
    }),
    runsOf(300),
  );
});

test("withholds the year's tax over months and last period", () => {
  fc.assert(
    fc.property(
      status,
      fc.array(wages, { minLength: 12, maxLength: 12 }),
      fc.boolean(),
      (ptkpCode, months, isPaidFor) => {
        const person = { ptkpCode, subsidy: isPaidFor ? "full" : "none" } as const;
        const earlier = { gross: 0n, pension: 0n, withheld: 0n, isVerified: true };
        months.forEach((pay, index) => {
          const workMonth = `2026-${String(index + 1).padStart(2, "0")}`;
          const isLastPeriod = index === 11;
          const { ofYear } = calculated({
            workMonth,
            person,
            taxYear: { isLastPeriod, earlier: isLastPeriod ? { ...earlier } : null },
            workOrders: [{ days: 28, wages: pay }],
          });
          earlier.gross += ofYear.gross;
          earlier.pension += ofYear.pension;
          earlier.withheld += ofYear.withheld;
        });
        expect(earlier.withheld).toBe(taxOfYear(ptkpCode, earlier));
      },
    ),
    runsOf(60),
  );
});

/** The yearly tax formula of the law, for a whole year. */
function taxOfYear(ptkpCode: string, { gross, pension }: { gross: bigint; pension: bigint }): bigint {
  const free = deliveredTables({ isVerified: true }).ptkp.rows.find(({ code }) => code === ptkpCode)?.amount ?? 0n;
  const occupational = gross / 20n < 6_000_000n ? gross / 20n : 6_000_000n;
  const taxable = ((gross - occupational - pension - free) / 1_000n) * 1_000n;
  const above = (limit: bigint) => (taxable > limit ? taxable - limit : 0n);
  return (
    (above(0n) * 5n +
      above(60_000_000n) * 10n +
      above(250_000_000n) * 10n +
      above(500_000_000n) * 5n +
      above(5_000_000_000n) * 5n) /
    100n
  );
}

test("returns excess tax to the person, and no allowance falls below zero", () => {
  const earlier = { gross: 72_000_000n, pension: 0n, withheld: 9_000_000n, isVerified: true };
  const month = calculated({ workMonth: "2026-12", taxYear: { isLastPeriod: true, earlier } });
  const { pph21Subsidy, pph21Tax } = amountsOf(month);
  expect(pph21Subsidy).toBe(0n);
  expect(pph21Tax).toBeLessThan(0n);
  expect(month.slips[0]?.totals.takeHome).toBe(8_125_000n - 300_000n - (pph21Tax ?? 0n));
});

test("gives equal slips and hash for equal inputs, and others for others", () => {
  const tables = deliveredTables({ isVerified: true });
  const once = calculateMonth(monthOf(), tables, "lock");
  expect(calculateMonth(monthOf(), tables, "lock")).toEqual(once);
  const hashes = [
    calculated(),
    calculated({ person: { province: "KI" } }),
    calculated({ workOrders: [{ days: 30 }] }),
    calculated({}, { ...tables, ter: { ...tables.ter, versionId: 999 } }),
  ].map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(4);
});
