import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vesselTypes } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { matchesListFilters } from "@/lib/features/vessels/list/queries";
import { matchesTab, visibleTo } from "@/lib/features/vessels/queries";
import { callsForReport, isLeaving, isReadyToLeave, hasBoarded, openReport } from "../due-reports.queries";
import type { listAppraisalVesselsInput } from "./schema";

type Input = z.output<typeof listAppraisalVesselsInput>;

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Join crew only for actors with limited visibility. */
const visiblePeople = (actor: Actor) => {
  const isSeen = hideStopped(actor);
  return isSeen ? sql`join ${crew} on ${eq(crew.id, assignments.crewId)} and ${isSeen}` : sql``;
};

/** Per vessel: sign-offs soon and assignments that need a report. */
const leaving = (actor: Actor, today: string) => sql`(
  select ${assignments.vesselId}, ${countWhere(isReadyToLeave(today))} as ready, ${countWhere(callsForReport(today))} as report
  from ${schedules}
  join ${assignments} on ${eq(assignments.id, schedules.assignmentId)}
  ${visiblePeople(actor)}
  where ${hasBoarded} and ${isLeaving(today)}
  group by ${assignments.vesselId}
) as leaving`;

/** Per vessel: open reports. */
const open = (actor: Actor) => sql`(
  select ${assignments.vesselId}, ${countWhere(sql`${appraisals.reviewStatus} = 'WaitingForReview'`)} as review,
    ${countWhere(sql`${appraisals.reviewStatus} = 'WaitingForRevision'`)} as revision
  from ${assignments}
  join ${appraisals} on ${openReport}
  join ${schedules} on ${eq(schedules.assignmentId, assignments.id)}
  ${visiblePeople(actor)}
  group by ${assignments.vesselId}
) as open`;

const filters = (db: Executor, actor: Actor, { filterList, divisionId, principalId }: Input) =>
  and(
    can(actor, "appraisals:view") ? visibleTo(actor) : sql`false`,
    matchesTab("in-operation"),
    matchesListFilters(db, {
      filterList,
      divisionId,
      principalId: principalId === undefined ? undefined : [principalId],
    }),
  );

/** Select one page of vessels in operation with their pending reports. */
export function selectVessels(db: Executor, actor: Actor, input: Input, today: string) {
  const ready = sql<number>`coalesce(leaving.ready, 0)`;
  const report = sql<number>`coalesce(leaving.report, 0)`;
  const review = sql<number>`coalesce(open.review, 0)`;
  const revision = sql<number>`coalesce(open.revision, 0)`;
  const direction = input.order === "asc" ? asc : desc;
  const key = { name: sql`${vessels.name}`, ready, open: sql`${report} + ${review} + ${revision}` }[input.sort];
  return db
    .select({
      vesselId: vessels.id,
      vesselName: vessels.name,
      vesselTypeName: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      crewReadyToOffBoard: ready,
      waitingForReport: report,
      waitingForReview: review,
      waitingForRevision: revision,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(leaving(actor, today), sql`leaving.vessel_id = ${vessels.id}`)
    .leftJoin(open(actor), sql`open.vessel_id = ${vessels.id}`)
    .where(filters(db, actor, input))
    .orderBy(direction(key), asc(vessels.name), asc(vessels.id));
}

/** Count the vessels of a list. */
export const countVessels = (db: Executor, actor: Actor, input: Input) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(vessels)
    .where(filters(db, actor, input));
