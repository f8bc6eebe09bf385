import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import { preparedQuery } from "@/db/prepared-query";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { headCounts } from "@/db/schema/dashboard";
import { positions } from "@/db/schema/positions";
import { matchesFilters } from "@/lib/features/applicants/list/queries";
import { visibleTo as seenApplicants } from "@/lib/features/applicants/queries";
import { visibleTo as seenCrew } from "@/lib/features/crew/queries";
import { listVisibility } from "@/lib/features/crew/visibility/rules";
import { hasStatus } from "@/lib/features/crew/visibility/status.queries";
import { userActorOf } from "@/lib/platform/access";
import { addMonths } from "@/lib/platform/calendar/dates";
import type { DashboardQuery } from "@/lib/platform/registry/dashboard-card";

const monthOf = (column: unknown) => sql<string>`to_char(${column}, 'YYYY-MM')`;

const selectOnBoard = preparedQuery((db) => {
  const month = monthOf(headCounts.day);
  return db
    .selectDistinctOn([month], { month, onBoard: headCounts.onBoard })
    .from(headCounts)
    .where(
      and(
        eq(headCounts.divisionId, sql.placeholder("divisionId")),
        gte(headCounts.day, sql.placeholder("since")),
        lte(headCounts.day, sql.placeholder("today")),
      ),
    )
    .orderBy(month, desc(headCounts.day));
});
/** Load people on board at the last counted day of each month, up to today. @param since yyyy-MM */
export const onBoardByMonth = ({ db, actor, today }: DashboardQuery, since: string) =>
  selectOnBoard(db, { divisionId: userActorOf(actor).divisionId, since: `${since}-01`, today });

/**
 * Count people who have not resigned by the month of their next document expiry. @param until yyyy-MM, the last month
 */
export function expiriesByMonth({ db, actor, today }: DashboardQuery, until: string) {
  const month = monthOf(crew.nextPaperExpiry);
  return db
    .select({ month, people: sql<number>`count(*)::int` })
    .from(crew)
    .where(
      and(
        seenCrew(actor),
        hasStatus("all", listVisibility(actor).suitability),
        gte(crew.nextPaperExpiry, `${today.slice(0, 7)}-01`),
        sql`${crew.nextPaperExpiry} < ${addMonths(`${until}-01`, 1)}::date`,
      ),
    )
    .groupBy(sql`1`);
}

/** Count applications by month of application and present tab. @param since yyyy-MM */
export function applicationsByMonth({ db, actor, now }: DashboardQuery, since: string) {
  const month = monthOf(sql`${applicants.createdAt} at time zone 'Asia/Jakarta'`);
  return db
    .select({ month, tabId: applicants.tabId, total: sql<number>`count(*)::int` })
    .from(applicants)
    .where(
      and(
        seenApplicants(actor),
        matchesFilters({ filterList: "", ageing: false }, now),
        gte(applicants.createdAt, new Date(`${since}-01T00:00:00+07:00`)),
      ),
    )
    .groupBy(sql`1`, applicants.tabId);
}

const maxRanks = 20;

/** Load the median days from application to hiring by rank, hired in the year, longest first. */
export function hiringTimes({ db, actor, now, year }: DashboardQuery) {
  const days = sql`extract(epoch from ${applicants.movedAt} - ${applicants.createdAt}) / 86400`;
  const median = sql<number>`round(percentile_cont(0.5) within group (order by ${days}))::int`;
  return db
    .select({ positionId: positions.id, position: positions.name, positionEn: positions.nameEn, median })
    .from(applicants)
    .innerJoin(positions, eq(positions.id, applicants.positionId))
    .where(
      and(
        seenApplicants(actor),
        matchesFilters({ filterList: "", ageing: false, outcome: "accepted", decidedIn: year }, now),
      ),
    )
    .groupBy(positions.id)
    .orderBy(desc(median), asc(positions.id))
    .limit(maxRanks);
}
