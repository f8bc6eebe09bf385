import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { ujbmMonths, ujbmOccasions, ujbmRates } from "@/db/schema/ujbm";
import { fullNameOf, users } from "@/db/schema/users";
import { lockedMonths } from "@/lib/features/accounting-periods/queries";
import { isMonthLocked, periodsOf } from "@/lib/features/accounting-periods/rules";
import { inForceId } from "@/lib/features/rates/queries";
import { addMonths } from "@/lib/platform/calendar/dates";
import { settledMonths, stateOf } from "./month.rules";
import { divisionId } from "./queries";

type Rate = { vesselId: number | null; vesselTypeId: number | null; ujbm: number };

/**
 * Load what all vessels of a month share: closing, occasion days, rates of its first day, and months it settles. One
 * query.
 */
export async function monthTermsOf(db: Executor, month: string, today: string) {
  const ofDivision = eq(ujbmMonths.divisionId, divisionId);
  const version = inForceId(db, "ujbm", month);
  const [monthRow] = await db
    .select({
      id: ujbmMonths.id,
      closedAt: ujbmMonths.closedAt,
      closedByName: fullNameOf(users),
      closed: lockedMonths(ujbmMonths, sql.raw(String(divisionId))),
      specialDays: sql<number>`coalesce((select ${ujbmOccasions.days} from ${ujbmOccasions}
        where ${ujbmOccasions.divisionId} = ${sql.raw(String(divisionId))} and ${ujbmOccasions.month} = ${month}), 0)`,
      rateVersionId: version.id,
      ratesFrom: version.effectiveFrom,
      rates: sql<Rate[] | null>`(select jsonb_agg(jsonb_build_object('vesselId', ${ujbmRates.vesselId},
        'vesselTypeId', ${ujbmRates.vesselTypeId}, 'ujbm', ${ujbmRates.ujbm}))
        from ${ujbmRates} where ${ujbmRates.versionId} = ${version.id})`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(ujbmMonths, and(ofDivision, eq(ujbmMonths.month, month)))
    .leftJoin(users, eq(users.id, ujbmMonths.closedBy))
    .leftJoin(version, sql`true`);
  const closed = monthRow?.closed ?? null;
  const periods = periodsOf(closed);
  const previous = addMonths(month, -1);
  return {
    month,
    state: stateOf(month, { today, isClosed: isMonthLocked(month, periods) }),
    closed,
    monthId: monthRow?.id ?? null,
    closedAt: monthRow?.closedAt ?? null,
    closedByName: monthRow?.closedByName ?? null,
    specialDays: monthRow?.specialDays ?? 0,
    rateVersionId: monthRow?.rateVersionId ?? null,
    ratesFrom: monthRow?.ratesFrom ?? null,
    rates: monthRow?.rates ?? [],
    settled: settledMonths(month, closed),
    previous: isMonthLocked(previous, periods) ? previous : null,
  };
}
export type MonthTerms = Awaited<ReturnType<typeof monthTermsOf>>;
