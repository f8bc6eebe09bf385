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

/** The tables as the product delivers them, with somebody's verification or without. */
export function deliveredTables({ isVerified }: { isVerified: boolean }): {
  [Kind in TableKind]: NonNullable<Tables[Kind]>;
} {
  const ter = { A: bracketsOf(tax.terRows.A), B: bracketsOf(tax.terRows.B), C: bracketsOf(tax.terRows.C) };
  const free = tax.ptkpRows.map(([code, amount, category]) => ({ code, amount: BigInt(amount), category }));
  const caps = social.bpjs.jp.caps.map(({ from, cap }) => ({ from, cap: BigInt(cap) }));
  const { kesehatan } = social.bpjs;
  const bpjs = {
    ...social.bpjs,
    jp: { ...social.bpjs.jp, caps },
    kesehatan: { ...kesehatan, cap: BigInt(kesehatan.cap) },
  };
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
    bpjs: version("bpjs", social.bpjsFrom, bpjs, isVerified),
    "minimum-wages": version("minimum-wages", minimumWagesFrom, wages, isVerified),
  };
}
