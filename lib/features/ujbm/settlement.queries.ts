import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { ujbmCorrections, ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { later } from "@/lib/platform/calendar/period";
import { lastDayOf } from "@/lib/platform/calendar/months";
import { changedEffects, effectsOf, sumOf, type Effect, type Paid } from "./correction.rules";
import { countedOnce, manDays, type CountedAssignment } from "./man-days.rules";
import { dateArray, divisionId } from "./queries";
import { assignmentsIn } from "./assignments.queries";

/** Settlement of an earlier month for a vessel: paid man-days, actual man-days, and the assignments that differ. */
export type Settlement = Paid & {
  /** Rate the month was paid at, in whole rupiah per person and day; null if unpaid. */
  rate: number | null;
  vesselId: number;
  vesselName: string;
  month: string;
  paidManDays: number;
  actualManDays: number;
  effects: Effect[];
};
type PaidRow = Paid & {
  rate: number | null;
  vesselId: number;
  vesselName: string;
  deliveryDate: string | null;
  month: string;
};
type RecordedEffect = Effect & { vesselId: number; month: string; recordedIn: string };
type SettlementQuery = { month: string; monthId: number | null; settled: readonly string[] };

/** Return what was paid per vessel and month, newest first; zero without a row. */
async function paidIn(db: Executor, months: readonly string[], vesselId?: number): Promise<PaidRow[]> {
  const paid = db
    .select({
      vesselId: ujbmRows.vesselId,
      month: ujbmMonths.month,
      crew: ujbmRows.crew,
      days: ujbmRows.days,
      rate: ujbmRows.rate,
    })
    .from(ujbmRows)
    .innerJoin(ujbmMonths, eq(ujbmMonths.id, ujbmRows.monthId))
    .where(and(eq(ujbmMonths.divisionId, divisionId), sql`${ujbmMonths.month} = any(${dateArray(months)})`))
    .as("paid");
  const of = sql`unnest(${dateArray(months)}) as settled(month)`;
  const month = sql<string>`settled.month::text`;
  return db
    .select({
      vesselId: vessels.id,
      vesselName: vessels.name,
      deliveryDate: vessels.deliveryDate,
      month,
      crew: sql<number>`coalesce(${paid.crew}, 0)`,
      days: sql<number>`coalesce(${paid.days}, 0)`,
      rate: paid.rate,
    })
    .from(vessels)
    .innerJoin(of, sql`true`)
    .leftJoin(paid, and(eq(paid.vesselId, vessels.id), sql`${paid.month} = settled.month`))
    .where(and(eq(vessels.divisionId, divisionId), vesselId ? eq(vessels.id, vesselId) : undefined))
    .orderBy(asc(vessels.name), asc(vessels.id), desc(sql`settled.month`));
}

/** Return effects already recorded for these months up to a month, with the month that recorded them. */
const recordedEffectsOf = (
  db: Executor,
  months: readonly string[],
  until: string,
  vesselId?: number,
): Promise<RecordedEffect[]> =>
  db
    .select({
      vesselId: ujbmCorrections.vesselId,
      month: ujbmCorrections.month,
      assignmentId: ujbmCorrections.assignmentId,
      manDays: ujbmCorrections.manDays,
      recordedIn: ujbmMonths.month,
    })
    .from(ujbmCorrections)
    .innerJoin(ujbmRows, eq(ujbmRows.id, ujbmCorrections.rowId))
    .innerJoin(ujbmMonths, eq(ujbmMonths.id, ujbmRows.monthId))
    .where(
      and(
        sql`${ujbmCorrections.month} = any(${dateArray(months)})`,
        lte(ujbmMonths.month, until),
        vesselId ? eq(ujbmCorrections.vesselId, vesselId) : undefined,
      ),
    );

const keyOf = ({ vesselId, month }: { vesselId: number; month: string }) => `${vesselId} ${month}`;

function grouped<T>(rows: readonly T[], key: (row: T) => string | number): Map<string | number, T[]> {
  const groups = new Map<string | number, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

type Now = { effects: Effect[]; actual: number };

/** Calculate the effects of a month from current records, less those already recorded. */
function recorded(
  { month, deliveryDate, ...paid }: PaidRow,
  assignments: readonly CountedAssignment[],
  recordedEffects: readonly Effect[],
): Now {
  const period = { from: month, to: lastDayOf(month) };
  const ofMonth = assignments.filter(({ countedFrom, to }) => countedFrom <= period.to && (to === null || to >= month));
  const operatesFrom = later(deliveryDate ?? month, month);
  const effects = changedEffects(effectsOf(ofMonth, paid, { ...period, operatesFrom }), recordedEffects);
  return { effects, actual: manDays(ofMonth, period) };
}

/** Return the effects recorded when a month was settled. */
function frozen(counted: number, about: readonly RecordedEffect[], recordedIn: string): Now {
  const effects = about
    .filter((one) => one.recordedIn === recordedIn)
    .map(({ assignmentId, manDays: effect }) => ({ assignmentId, manDays: effect }));
  return { effects, actual: counted + sumOf(effects) };
}

/**
 * Return a month's settlements by vessel and earlier month: frozen when closed, else calculated from people on board.
 * The last settled month is listed for every paid vessel, older ones only when changed.
 */
export async function settlementsOf(
  db: Executor,
  { month, monthId, settled }: SettlementQuery,
  vesselId?: number,
): Promise<Settlement[]> {
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last) return [];
  const [paid, recordedEffects, assignments] = await Promise.all([
    paidIn(db, settled, vesselId),
    recordedEffectsOf(db, settled, month, vesselId),
    monthId === null ? assignmentsIn(db, { from: first, to: lastDayOf(last) }, vesselId) : [],
  ]);
  const assignmentsByVessel = grouped(countedOnce(assignments), (assignment) => assignment.vesselId);
  const effectsByMonth = grouped(recordedEffects, keyOf);
  return paid.flatMap((row) => {
    const about = effectsByMonth.get(keyOf(row)) ?? [];
    const earlier = about.filter(({ recordedIn }) => recordedIn < month);
    const paidManDays = row.crew * row.days + sumOf(earlier);
    const { effects, actual } =
      monthId === null
        ? recorded(row, assignmentsByVessel.get(row.vesselId) ?? [], earlier)
        : frozen(paidManDays, about, month);
    const isShown = effects.length > 0 || (row.month === last && row.crew * row.days > 0);
    return isShown ? [{ ...row, paidManDays, actualManDays: actual, effects }] : [];
  });
}
