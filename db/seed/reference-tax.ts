import { eq } from "drizzle-orm";
import { checksumOf } from "@/lib/features/rates/versions/checksum.rules";
import type { Cells } from "@/lib/features/rates/kinds.rules";
import type { Executor } from "../client";
import type { RateKind } from "../enums/rates";
import {
  feeRates,
  progressiveRates,
  ptkpRates,
  rateVersions,
  socialSecurityRates,
  taxParameters,
  terRates,
} from "../schema/rates";
import { bpjsVersions, socialRatesOf } from "./reference/bpjs";
import { feeCells, feeCellsOf2025, feeVersion, feeVersionOf2025 } from "./reference/fees";
import * as tax from "./reference/tax";

type Version = { kind: RateKind; effectiveFrom: string; source: string };

/** A delivered version: a draft without author, to be verified against its source. */
async function insertDraft(db: Executor, now: Date, version: Version, rows: readonly Cells[]) {
  const checksum = checksumOf(version.kind, rows);
  const [stored] = await db
    .insert(rateVersions)
    .values({ ...version, checksum, rowCount: rows.length, createdAt: now, updatedAt: now })
    .returning({ versionId: rateVersions.id });
  if (!stored) throw new Error(`${version.kind} were not stored`);
  return stored;
}

const isThere = async (db: Executor, kind: RateKind) =>
  (await db.$count(rateVersions, eq(rateVersions.kind, kind))) > 0;

/** Adds the rates of income tax as drafts; nothing where there are versions already. */
export async function seedTax(db: Executor, now: Date) {
  if (await isThere(db, "ter")) return 0;
  const { terVersion, ptkpVersion, progressiveVersion, parameterVersion } = tax;
  const { terCells, ptkpCells, progressiveCells, parameterCells } = tax;
  const ter = await insertDraft(db, now, terVersion, terCells);
  await db.insert(terRates).values(terCells.map((row) => ({ ...row, ...ter })));
  const ptkp = await insertDraft(db, now, ptkpVersion, ptkpCells);
  await db.insert(ptkpRates).values(ptkpCells.map((row) => ({ ...row, ...ptkp })));
  const yearly = await insertDraft(db, now, progressiveVersion, progressiveCells);
  await db.insert(progressiveRates).values(progressiveCells.map((row) => ({ ...row, ...yearly })));
  const parameters = await insertDraft(db, now, parameterVersion, parameterCells);
  await db.insert(taxParameters).values(parameterCells.map((row) => ({ ...row, ...parameters })));
  return terCells.length + ptkpCells.length + progressiveCells.length + parameterCells.length;
}

/** Adds the fee and VAT bills are written with as drafts, before and since 2025; nothing where there are versions already. */
export async function seedFees(db: Executor, now: Date) {
  if (await isThere(db, "fees-and-vat")) return 0;
  const draft = await insertDraft(db, now, feeVersion, feeCells);
  await db.insert(feeRates).values(feeCells.map((row) => ({ ...row, ...draft })));
  const draftOf2025 = await insertDraft(db, now, feeVersionOf2025, feeCellsOf2025);
  await db.insert(feeRates).values(feeCellsOf2025.map((row) => ({ ...row, ...draftOf2025 })));
  return feeCells.length + feeCellsOf2025.length;
}

/** Adds the premiums of social security as drafts, one for each cap of JP; nothing where there are versions already. */
export async function seedSocialSecurity(db: Executor, now: Date) {
  if (await isThere(db, "bpjs")) return 0;
  let count = 0;
  for (const version of bpjsVersions) {
    const rows = socialRatesOf(version);
    const { effectiveFrom, source } = version;
    const draft = await insertDraft(db, now, { kind: "bpjs", effectiveFrom, source }, rows);
    await db.insert(socialSecurityRates).values(rows.map((row) => ({ ...row, ...draft })));
    count += rows.length;
  }
  return count;
}
