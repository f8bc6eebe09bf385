import { and, asc, eq, gte, ne, sql } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { appraisalEvents, appraisalLines, appraisals, appraisalTrainings } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { fullNameOf, users } from "@/db/schema/users";
import { addMonths } from "@/lib/platform/calendar/dates";
import { calibrationMonths } from "../minimum-reports.rules";

export const linesOf = (db: Executor, appraisalId: number) =>
  db
    .select()
    .from(appraisalLines)
    .where(eq(appraisalLines.appraisalId, appraisalId))
    .orderBy(asc(appraisalLines.kind), asc(appraisalLines.sequenceNo));

export const trainingsOf = (db: Executor, appraisalId: number) =>
  db
    .select()
    .from(appraisalTrainings)
    .where(eq(appraisalTrainings.appraisalId, appraisalId))
    .orderBy(asc(appraisalTrainings.position));

/** Select the events of a report, oldest first. */
export const historyOf = (db: Executor, appraisalId: number) =>
  db
    .select({
      event: appraisalEvents.event,
      revisionNumber: appraisalEvents.revisionNumber,
      reason: appraisalEvents.reason,
      at: appraisalEvents.createdAt,
      byId: appraisalEvents.createdBy,
      by: fullNameOf(users),
    })
    .from(appraisalEvents)
    .leftJoin(users, eq(users.id, appraisalEvents.createdBy))
    .where(eq(appraisalEvents.appraisalId, appraisalId))
    .orderBy(asc(appraisalEvents.id));

/** Return the name of a nationality; null when the record has none. */
export async function nationalityOf(db: Executor, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [nationality] = await db.select({ name: lookups.name }).from(lookups).where(eq(lookups.id, id));
  return nationality?.name ?? null;
}

/** Return the name of the master on board; null without one. */
export async function masterOf(db: Executor, vesselId: number): Promise<string | null> {
  const [master] = await db
    .select({ name: crew.fullName })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(assignments.vesselId, vesselId), eq(assignments.slot, "current"), eq(positions.nameEn, "Master")))
    .orderBy(asc(assignments.id))
    .limit(1);
  return master?.name ?? null;
}

/** Return a seafarer with the current or last rank, as reporting officer. */
export async function officerOf(db: Executor, crewId: number, vesselId: number) {
  const [officer] = await db
    .select({ name: crew.fullName, rank: positions.nameEn })
    .from(crew)
    .leftJoin(
      assignments,
      and(eq(assignments.crewId, crew.id), eq(assignments.slot, "current"), eq(assignments.vesselId, vesselId)),
    )
    .leftJoin(seats, eq(seats.id, assignments.seatId))
    .leftJoin(positions, eq(positions.id, seats.positionId))
    .where(eq(crew.id, crewId))
    .limit(1);
  return officer;
}

type Rated = Pick<typeof appraisals.$inferSelect, "id" | "reportingOfficer" | "reportingOfficerId" | "positionId">;
/**
 * Return the officer's average for the same rank with the number of reports; null without any. Officers are
 * identified as in calibration. @param today yyyy-MM-dd
 */
export async function officerAverage(
  db: Executor,
  { id, reportingOfficer, reportingOfficerId, positionId }: Rated,
  today: string,
): Promise<{ mean: number; reports: number } | null> {
  const [given] = await db
    .select({
      mean: sql<number | null>`round(avg(${appraisals.averageScore}), 2)::float8`,
      reports: sql<number>`count(*)::int`,
    })
    .from(appraisals)
    .where(
      and(
        eq(appraisals.reviewStatus, "Approved"),
        gte(appraisals.dateOfReport, addMonths(today, -calibrationMonths)),
        sql`${appraisals.averageScore} is not null`,
        reportingOfficerId === null
          ? sql`${appraisals.reportingOfficerId} is null and lower(${appraisals.reportingOfficer}) = lower(${reportingOfficer})`
          : eq(appraisals.reportingOfficerId, reportingOfficerId),
        eq(appraisals.positionId, positionId),
        ne(appraisals.id, id),
      ),
    );
  return given && given.mean !== null ? { mean: given.mean, reports: given.reports } : null;
}
