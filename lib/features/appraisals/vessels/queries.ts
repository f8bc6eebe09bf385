import { and, asc, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { every } from "@/db/every";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { vesselTypes } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { can, type Actor } from "@/lib/access/actor";
import { unlessStopped } from "@/lib/features/crew/queries";
import { matching } from "@/lib/features/vessels/list/queries";
import { inTab, visibleTo } from "@/lib/features/vessels/queries";
import { callsForReport, isReadyToLeave, openReport } from "../stay.queries";
import type { listAppraisalVesselsInput } from "./schema";

type Input = z.output<typeof listAppraisalVesselsInput>;

const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Per vessel: who leaves soon, whose stay calls for a report, and which reports are open. */
const counts = (db: Executor, actor: Actor, today: string) =>
  db
    .select({
      vesselId: assignments.vesselId,
      ready: counted(isReadyToLeave(today)).as("ready"),
      report: counted(callsForReport(today)).as("report"),
      review: counted(sql`${appraisals.reviewStatus} = 'WaitingForReview'`).as("review"),
      revision: counted(sql`${appraisals.reviewStatus} = 'WaitingForRevision'`).as("revision"),
    })
    .from(assignments)
    .innerJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(appraisals, openReport)
    .where(
      every(
        unlessStopped(actor),
        sql`(${isReadyToLeave(today)} or ${callsForReport(today)} or ${isNotNull(appraisals.id)})`,
      ),
    )
    .groupBy(assignments.vesselId)
    .as("counts");

const narrowed = (db: Executor, actor: Actor, { filterList, divisionId, principalId }: Input) =>
  and(
    can(actor, "appraisals:view") ? visibleTo(actor) : sql`false`,
    inTab("in-operation"),
    matching(db, { filterList, divisionId, principalId: principalId === undefined ? undefined : [principalId] }),
  );

/** One page of vessels in operation with what their crew's reports wait for. */
export function selectVessels(db: Executor, actor: Actor, input: Input, today: string) {
  const found = counts(db, actor, today);
  const ready = sql<number>`coalesce(${found.ready}, 0)`;
  const waiting = sql<number>`coalesce(${found.report} + ${found.review} + ${found.revision}, 0)`;
  const direction = input.order === "asc" ? asc : desc;
  const key = { name: sql`${vessels.name}`, ready, open: waiting }[input.sort];
  return db
    .select({
      vesselId: vessels.id,
      vesselName: vessels.name,
      shipName: vesselTypes.name,
      shipNameId: vesselTypes.nameId,
      crewReadyToOffBoard: ready,
      waitingForReport: sql<number>`coalesce(${found.report}, 0)`,
      waitingForReview: sql<number>`coalesce(${found.review}, 0)`,
      waitingForRevision: sql<number>`coalesce(${found.revision}, 0)`,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(found, eq(found.vesselId, vessels.id))
    .where(narrowed(db, actor, input))
    .orderBy(direction(key), asc(vessels.name), asc(vessels.id));
}

/** How many vessels a list has. */
export const countVessels = (db: Executor, actor: Actor, input: Input) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(vessels)
    .where(narrowed(db, actor, input));
