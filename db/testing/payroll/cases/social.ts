import { socialRatesOf } from "@/db/seed/reference/bpjs";
import { minimumWages } from "@/db/seed/reference/minimum-wages";
import { roundLimit, type Case } from "./case";

/** So many hundredths of a per cent of an amount, half a rupiah up. */
const premium = (base: bigint, rate: number) => (base * BigInt(rate) * 2n + 10_000n) / 20_000n;

const daysOf = (workMonth: string) => (workMonth === "2026-02" ? 28 : 31);
const paid = (basicSalary: bigint, workMonth = "2026-10", person: Case["changes"]["person"] = {}): Case["changes"] => ({
  workMonth,
  person,
  workOrders: [{ days: daysOf(workMonth), wages: { basicSalary } }],
});

/** The cap of 2026 is quoted from two letters and missing in the sources. */
const capCases: Case[] = [
  ["2026-02", 10_547_400n, "valid"] as const,
  ["2026-03", 11_086_300n, "to-be-checked"] as const,
].flatMap(([workMonth, cap, status]) =>
  roundLimit.map((offset) => ({
    name: `JP in ${workMonth}, wage ${cap + offset}`,
    legal_basis: "PP 45/2015",
    status,
    changes: paid(cap + offset, workMonth),
    expected: { bpjsJp: premium(offset < 0n ? cap + offset : cap, 100) },
  })),
);

const healthCap = 12_000_000n;
const healthCases: Case[] = [
  ...roundLimit.map((offset): Case => ({
    name: `Kesehatan, wage ${healthCap + offset}`,
    legal_basis: "Perpres 64/2020",
    status: "valid",
    changes: paid(healthCap + offset, "2026-02"),
    expected: { kes: premium(offset < 0n ? healthCap + offset : healthCap, 400), bpjsKesehatan: 120_000n },
  })),
  ...minimumWages.flatMap(([province, wage]) =>
    roundLimit.map((offset): Case => ({
      name: `Kesehatan in ${province}, wage ${BigInt(wage) + offset}`,
      legal_basis: "Perpres 64/2020, PP 49/2025",
      status: "valid",
      changes: paid(BigInt(wage) + offset, "2026-02", { province }),
      expected: { kes: premium(offset > 0n ? BigInt(wage) + offset : BigInt(wage), 400) },
    })),
  ),
];

const riskCases: Case[] = socialRatesOf({ pensionCap: 0 })
  .filter(({ programme }) => programme.startsWith("jkk"))
  .map(({ employerRate: riskRate }) => ({
    name: `JKK of ${riskRate}`,
    legal_basis: "PP 44/2015, PP 49/2023",
    status: "valid",
    changes: { ...paid(7_654_321n, "2026-02"), settings: { riskRate } },
    expected: { jkk: premium(7_654_321n, riskRate), jkm: premium(7_654_321n, 30) },
  }));

/** JP ends at 59, which is from memory, and for foreigners never begins. */
const pensionCases: Case[] = [
  ["1967-01-30", 0n],
  ["1967-01-31", 0n],
  ["1967-02-01", 0n],
  ["1967-02-02", 75_000n],
  ["1967-02-03", 75_000n],
].map(([dateOfBirth, bpjsJp]) => ({
  name: `JP in 2026-02 of somebody born on ${String(dateOfBirth)}`,
  legal_basis: "PP 45/2015",
  status: "to-be-checked",
  changes: paid(7_500_000n, "2026-02", { dateOfBirth: String(dateOfBirth) }),
  expected: { bpjsJp: typeof bpjsJp === "bigint" && bpjsJp > 0n ? bpjsJp : 0n },
}));

const foreignCases: Case[] = [
  ["2025-07-30", 150_000n],
  ["2025-07-31", 150_000n],
  ["2025-08-01", 150_000n],
  ["2025-08-02", 0n],
  ["2025-08-03", 0n],
].map(([employedSince, bpjsJht]) => ({
  name: `A foreigner employed since ${String(employedSince)}, in 2026-02`,
  legal_basis: "UU 24/2011",
  status: "to-be-checked",
  changes: paid(7_500_000n, "2026-02", { origin: "WNA", employedSince: String(employedSince) }),
  expected: { bpjsJht: typeof bpjsJht === "bigint" ? bpjsJht : 0n, bpjsJp: 0n },
}));

/** Caps, minimums, risk classes and insured people. */
export const socialCases: Case[] = [...capCases, ...healthCases, ...riskCases, ...pensionCases, ...foreignCases];
