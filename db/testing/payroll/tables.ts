import * as social from "@/db/seed/reference/bpjs";
import { minimumWages, minimumWagesFrom } from "@/db/seed/reference/minimum-wages";
import * as tax from "@/db/seed/reference/tax";
import type { Table, TableKind } from "@/lib/features/work-orders/explanation.rules";
import type { Tables } from "@/lib/features/work-orders/slip/facts.rules";

const bracketsOf = (rows: [number | null, number][]) =>
  rows.map(([upTo, basisPoints]) => ({ upTo: upTo === null ? null : BigInt(upTo), basisPoints }));

const versionIds: Record<TableKind, number> = {
  ter: 101,
  ptkp: 102,
  "progressive-tax": 103,
  "tax-parameters": 104,
  bpjs: 105,
  "minimum-wages": 106,
};

function version<Kind extends TableKind, Rows>(kind: Kind, effectiveFrom: string, rows: Rows, isVerified: boolean) {
  const table: Table<Rows> = { kind, versionId: versionIds[kind], effectiveFrom, checksum: kind, isVerified, rows };
  return table;
}

/** The version of a month, with the lines of JKK as classes of risk. */
function socialSecurity(workMonth: string, isVerified: boolean) {
  const found = social.bpjsVersions.findLast(({ from }) => from <= `${workMonth}-01`);
  if (!found) throw new Error("no version of social security");
  const rows = social.bpjsRows.map(([programme, employer, employee, untilAge, foreignersAfterMonths]) => {
    const cap = { jp: BigInt(found.pensionCap), kesehatan: BigInt(social.healthCap) }[programme] ?? null;
    return { programme, rates: { employer, employee, cap, untilAge, foreignersAfterMonths } };
  });
  const of = (name: string) => {
    const row = rows.find(({ programme }) => programme === name);
    if (!row) throw new Error(`no row of ${name}`);
    return row.rates;
  };
  const programmes = {
    jht: of("jht"),
    jp: of("jp"),
    jkk: { ...of("jkk-1"), employer: null },
    jkm: of("jkm"),
    kesehatan: of("kesehatan"),
  };
  const riskRates = rows.flatMap(({ programme, rates }) => (programme.startsWith("jkk") ? [rates.employer] : []));
  return version("bpjs", found.from, { programmes, riskRates }, isVerified);
}

type Asked = { isVerified: boolean; workMonth?: string };

/** The tables as the product delivers them for a month, with somebody's verification or without. */
export function deliveredTables({ isVerified, workMonth = "2026-10" }: Asked): {
  [Kind in TableKind]: NonNullable<Tables[Kind]>;
} {
  const ter = { A: bracketsOf(tax.terRows.A), B: bracketsOf(tax.terRows.B), C: bracketsOf(tax.terRows.C) };
  const free = tax.ptkpRows.map(([code, amount, category]) => ({ code, amount: BigInt(amount), category }));
  const parameters = {
    ...tax.parameters,
    occupationalMonthly: BigInt(tax.parameters.occupationalMonthly),
    roundedTo: BigInt(tax.parameters.roundedTo),
  };
  const wages = minimumWages.map(([province, amount]) => ({ province, year: 2026, amount: BigInt(amount) }));
  return {
    ter: version("ter", tax.terFrom, ter, isVerified),
    ptkp: version("ptkp", tax.ptkpFrom, free, isVerified),
    "progressive-tax": version("progressive-tax", tax.progressiveFrom, bracketsOf(tax.progressiveRows), isVerified),
    "tax-parameters": version("tax-parameters", tax.parametersFrom, parameters, isVerified),
    bpjs: socialSecurity(workMonth, isVerified),
    "minimum-wages": version("minimum-wages", minimumWagesFrom, wages, isVerified),
  };
}
