import { and, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { assignments } from "@/db/schema/manning";
import { preparations } from "@/db/schema/preparation";
import { scheduleDocuments, type schedules } from "@/db/schema/scheduling";
import { firstOpenItem } from "@/lib/features/preparation/readiness.queries";
import { itemNames } from "@/lib/features/preparation/readiness.rules";
import { reportDaysBeforeSignOff } from "@/lib/features/crew/approved-appraisals.queries";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { totalFrom, type Accommodation } from "./accommodation.queries";
import { isOnBoardStage, type GuardFacts } from "./status.rules";

type Schedule = typeof schedules.$inferSelect;

const value = sql.placeholder;
const selectOpen = preparedQuery(
  (db, today: string) =>
    db
      .select({ open: firstOpenItem(today, itemNames) })
      .from(preparations)
      .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
      .innerJoin(crew, eq(crew.id, preparations.crewId))
      .where(eq(preparations.assignmentId, value("assignmentId"))),
  (today) => today,
);
/** Return whether the preparation is complete. The result reveals no single item. */
async function isPrepared(db: Executor, assignmentId: number, now: Date): Promise<boolean> {
  const [row] = await selectOpen(db, { assignmentId }, dayOf(now));
  return row !== undefined && row.open === null;
}

const countDocuments = preparedQuery((db) =>
  db
    .select({
      travel: sql<number>`count(*) filter (where ${scheduleDocuments.kind} = 'accommodation' and ${scheduleDocuments.usage} = ${value("usage")})::int`,
      reports: sql<number>`count(*) filter (where ${scheduleDocuments.kind} = 'appraisal')::int`,
    })
    .from(scheduleDocuments)
    .where(and(eq(scheduleDocuments.scheduleId, value("scheduleId")), isNull(scheduleDocuments.removedAt))),
);
async function documentsOf(db: Executor, { id, statusId }: Schedule) {
  const usage = isOnBoardStage(statusId) ? "OnBoard" : "OffBoard";
  const [row] = await countDocuments(db, { scheduleId: id, usage });
  return row ?? { travel: 0, reports: 0 };
}

/** Count the submitted sign-off reports. A returned one does not count. product 5.6 */
const submittedReports = (db: Executor, { assignmentId, offBoardDate }: Schedule) =>
  db.$count(
    appraisals,
    and(
      eq(appraisals.assignmentId, assignmentId),
      ne(appraisals.reviewStatus, "WaitingForRevision"),
      or(
        eq(appraisals.reason, "seafarer signing off vessel"),
        gte(appraisals.dateOfReport, addDays(offBoardDate, -reportDaysBeforeSignOff)),
      ),
    ),
  );

/** Load the facts for the guards of a schedule's next step. product 5.6 */
export async function guardFactsOf(
  db: Executor,
  schedule: Schedule,
  parts: ReadonlyMap<string, Accommodation>,
  now: Date,
): Promise<GuardFacts> {
  const isJoining = isOnBoardStage(schedule.statusId);
  const [{ travel, reports }, isReady, submitted] = await Promise.all([
    documentsOf(db, schedule),
    !isJoining || isPrepared(db, schedule.assignmentId, now),
    isJoining ? 0 : submittedReports(db, schedule),
  ]);
  return {
    hasPort: (isJoining ? schedule.onBoardPortId : schedule.offBoardPortId) !== null,
    isAllowanceValid: totalFrom(parts.get(isJoining ? "OnBoard" : "OffBoard")) !== null,
    documents: travel,
    isWithoutTravel: isJoining ? schedule.noTravelOnBoard : schedule.noTravelOffBoard,
    isPrepared: isReady,
    reports: reports + submitted,
  };
}
