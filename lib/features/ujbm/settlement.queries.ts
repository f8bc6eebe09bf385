import { and, eq, lte, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { ujbmCorrections, ujbmMonths, ujbmRows } from "@/db/schema/ujbm";
import { vessels } from "@/db/schema/vessels";
import { later } from "@/lib/platform/calendar/period";
import { changedEffects, effectsOf, sumOf, type Effect, type Paid } from "./correction.rules";
import { countedOnce, type Counted } from "./man-days.rules";
import { lastDayOf } from "./month.rules";
import { divisionId } from "./queries";
import { staysIn } from "./stays.queries";

/** What a month settles of an earlier one for a vessel: what counted as paid until then, what was on board, and the stays that make the difference. */
export type Settlement = Paid & {
  vesselId: number;
  vesselName: string;
  month: string;
  paidManDays: number;
  actualManDays: number;
  effects: Effect[];
};
type PaidRow = Paid & { vesselId: number; vesselName: string; deliveryDate: string | null; month: string };
type Told = Effect & { vesselId: number; month: string; toldIn: string };
type Asked = { month: string; monthId: number | null; settled: readonly string[] };

/** What was paid for each vessel in each of some months; for vessels without a row nothing was. */
async function paidIn(db: Executor, months: readonly string[], vesselId?: number): Promise<PaidRow[]> {
  const paid = db
    .select({
      vesselId: ujbmRows.vesselId,
      month: ujbmMonths.month,
      crew: ujbmRows.crew,
      days: ujbmRows.days,
    })
    .from(ujbmRows)
    .innerJoin(ujbmMonths, eq(ujbmMonths.id, ujbmRows.monthId))
    .where(and(eq(ujbmMonths.divisionId, divisionId), anyOf(ujbmMonths.month, months)))
    .as("paid");
  const of = sql`unnest(${sql.param([...months])}::date[]) as settled(month)`;
  const month = sql<string>`settled.month::text`;
  return db
    .select({
      vesselId: vessels.id,
      vesselName: vessels.name,
      deliveryDate: vessels.deliveryDate,
      month,
      crew: sql<number>`coalesce(${paid.crew}, 0)`,
      days: sql<number>`coalesce(${paid.days}, 0)`,
    })
    .from(vessels)
    .innerJoin(of, sql`true`)
    .leftJoin(paid, and(eq(paid.vesselId, vessels.id), sql`${paid.month} = settled.month`))
    .where(and(eq(vessels.divisionId, divisionId), vesselId ? eq(vessels.id, vesselId) : undefined));
}

/** What corrections up to a month have said of some months, and in which month they said it. */
const toldOf = (db: Executor, months: readonly string[], until: string, vesselId?: number): Promise<Told[]> =>
  db
    .select({
      vesselId: ujbmCorrections.vesselId,
      month: ujbmCorrections.month,
      assignmentId: ujbmCorrections.assignmentId,
      manDays: ujbmCorrections.manDays,
      toldIn: ujbmMonths.month,
    })
    .from(ujbmCorrections)
    .innerJoin(ujbmRows, eq(ujbmRows.id, ujbmCorrections.rowId))
    .innerJoin(ujbmMonths, eq(ujbmMonths.id, ujbmRows.monthId))
    .where(
      and(
        anyOf(ujbmCorrections.month, months),
        lte(ujbmMonths.month, until),
        vesselId ? eq(ujbmCorrections.vesselId, vesselId) : undefined,
      ),
    );

const keyOf = ({ vesselId, month }: { vesselId: number; month: string }) => `${vesselId} ${month}`;

function grouped<T>(rows: readonly T[], key: (row: T) => string | number): Map<string | number, T[]> {
  const groups = new Map<string | number, T[]>();
  for (const row of rows) {
    const held = groups.get(key(row));
    if (held) held.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

/** The effects of today's records, less what has been told of them. */
function effectsNow(paid: PaidRow, stays: readonly Counted[], told: readonly Effect[]): Effect[] {
  const { month, deliveryDate } = paid;
  const to = lastDayOf(month);
  const ofMonth = stays.filter((stay) => stay.countedFrom <= to && (stay.to === null || stay.to >= month));
  return changedEffects(
    effectsOf(ofMonth, paid, { from: month, to, operatesFrom: later(deliveryDate ?? month, month) }),
    told,
  );
}

/**
 * What a month settles, by vessel and earlier month: frozen once it is closed, computed from who was on board until then. The last of
 * the months stands there for every vessel that was paid, older ones only where they have changed.
 */
export async function settlementsOf(db: Executor, { month, monthId, settled }: Asked, vesselId?: number): Promise<Settlement[]> {
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last) return [];
  const [paid, told, stays] = await Promise.all([
    paidIn(db, settled, vesselId),
    toldOf(db, settled, month, vesselId),
    monthId === null ? staysIn(db, { from: first, to: lastDayOf(last) }, vesselId) : [],
  ]);
  const staysOf = grouped(countedOnce(stays), (stay) => stay.vesselId);
  const toldAbout = grouped(told, keyOf);
  return paid.flatMap((row) => {
    const about = toldAbout.get(keyOf(row)) ?? [];
    const earlier = about.filter(({ toldIn }) => toldIn < month);
    const effects =
      monthId === null
        ? effectsNow(row, staysOf.get(row.vesselId) ?? [], earlier)
        : about.filter(({ toldIn }) => toldIn === month).map(({ assignmentId, manDays }) => ({ assignmentId, manDays }));
    const isShown = effects.length > 0 || (row.month === last && row.crew * row.days > 0);
    if (!isShown) return [];
    const paidManDays = row.crew * row.days + sumOf(earlier);
    return [{ ...row, paidManDays, actualManDays: paidManDays + sumOf(effects), effects }];
  });
}
