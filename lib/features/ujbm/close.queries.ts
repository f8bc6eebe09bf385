import type { Transaction } from "@/db/client";
import { ujbmCorrections, ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import { ujbmPeriod } from "@/lib/features/accounting-periods/declarations.rules";
import { periodsOf } from "@/lib/features/accounting-periods/rules";
import { AppError } from "@/lib/platform/errors";
import { requirePresent } from "@/lib/platform/unknown-record";
import { sumOf } from "./correction.rules";
import { monthTermsOf } from "./month-terms.queries";
import { divisionId, lockMonths } from "./queries";
import { vesselMonthsOf, type VesselMonthRow } from "./vessel-months.queries";
import { settlementsOf, type Settlement } from "./settlement.queries";

const scheduler = { kind: "scheduler" } as const;
const insertBatchSize = 1_000;

/** Require a rate for every vessel. @throws rule naming vessels: missing never means zero */
function assertRates(rows: readonly VesselMonthRow[]) {
  const missing = rows.filter(({ ujbm }) => ujbm === null);
  const [first] = missing;
  if (!first) return;
  const values = { vessel: first.vesselName, more: missing.length - 1 };
  throw new AppError("rule", "ujbm.noRate", values, [], "NO_RATE");
}

/** Require that settlements explain the correction. @throws Error otherwise, which is a bug */
function assertExplained({ vesselName, correction, carriedIn }: VesselMonthRow, settlements: readonly Settlement[]) {
  const explained = carriedIn + settlements.reduce((sum, { effects }) => sum + sumOf(effects), 0);
  if (explained !== correction)
    throw new Error(`the correction of ${vesselName} is ${correction}, explained are ${explained}`);
}

async function insertInBatches<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += insertBatchSize)
    await insert(rows.slice(from, from + insertBatchSize));
}

const frozen = (monthId: number, rateVersionId: number, { account, ...row }: VesselMonthRow) => ({
  monthId,
  vesselId: row.vesselId,
  vesselName: row.vesselName,
  rateVersionId,
  rate: requirePresent(row.ujbm, "the rate of a vessel"),
  crew: row.crew,
  days: row.days,
  correction: row.correction,
  carriedIn: row.carriedIn,
  specialDays: row.specialDays,
  rateDifference: row.rateDifference,
  total: requirePresent(row.total, "the total of a vessel"),
  headId: row.headId,
  bankName: account.bankName,
  accountNumber: account.accountNumber,
  accountName: account.accountName,
  phone: account.phone,
});

/**
 * Freeze every vessel of a month with the settlements of its correction. product 5.13 @throws conflict when it is
 * closed, rule out of order or while a vessel has no rate
 */
export async function closeMonth(
  db: Transaction,
  month: string,
  by: { today: string; now: Date; userId: number | null },
) {
  await lockMonths(db);
  const head = await monthTermsOf(db, month, by.today);
  ujbmPeriod.assertMayLock(month, { ...periodsOf(head.closed), today: by.today });
  const rows = await vesselMonthsOf(db, scheduler, head);
  assertRates(rows);
  const settlements = await settlementsOf(db, head);
  const ofVessel = new Map<number, Settlement[]>();
  for (const one of settlements) ofVessel.set(one.vesselId, [...(ofVessel.get(one.vesselId) ?? []), one]);
  for (const row of rows) assertExplained(row, ofVessel.get(row.vesselId) ?? []);
  const [stored] = await db
    .insert(ujbmMonths)
    .values({ divisionId, month, closedAt: by.now, closedBy: by.userId })
    .returning({ id: ujbmMonths.id });
  const { id } = requirePresent(stored, "the closed month");
  const ids = new Map<number, number>();
  await insertInBatches(rows, async (part) => {
    const values = part.map((row) => frozen(id, requirePresent(head.rateVersionId, "the version of rates"), row));
    const added = await db.insert(ujbmRows).values(values).returning({ id: ujbmRows.id, vesselId: ujbmRows.vesselId });
    for (const one of added) ids.set(one.vesselId, one.id);
  });
  // A vessel without a row is out of operation and its effects cancel out.
  const lines = settlements.flatMap(({ vesselId, month: settled, effects }) => {
    const rowId = ids.get(vesselId);
    return rowId === undefined ? [] : effects.map((effect) => ({ ...effect, vesselId, month: settled, rowId }));
  });
  await insertInBatches(lines, (part) => db.insert(ujbmCorrections).values(part));
  const total = rows.reduce((sum, row) => sum + (row.total ?? 0), 0);
  return { id, vessels: rows.length, total, corrections: lines.length };
}
