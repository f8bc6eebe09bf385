import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { assertNotStopped } from "@/lib/features/crew/queries";
import { changedByError } from "@/lib/features/audit/changed-by.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { visibleAppraisals, visibleAssignments } from "./visible-reports.queries";
import { leavesOn } from "./due-reports.queries";

const assignmentColumns = {
  assignment: {
    id: assignments.id,
    seatId: assignments.seatId,
    startDate: assignments.startDate,
    checkedInOn: assignments.checkedInOn,
    checkedOutOn: assignments.checkedOutOn,
  },
  leavesOn,
  person: crew,
  position: { id: positions.id, name: positions.name, nameEn: positions.nameEn, level: positions.level },
  vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
};

/** Select assignments with seafarer, position and vessel. Conditions may use assignments, vessels and crew. */
const selectAssignments = (db: Executor, where: SQL | undefined) =>
  db
    .select(assignmentColumns)
    .from(assignments)
    .leftJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(where);
export type AssignmentRow = Awaited<ReturnType<typeof selectAssignments>>[number];

/** Select reports with their assignment. The position is the one rated. */
const selectReports = (db: Executor, where: SQL | undefined) =>
  db
    .select({ appraisal: appraisals, ...assignmentColumns })
    .from(appraisals)
    .innerJoin(assignments, eq(assignments.id, appraisals.assignmentId))
    .leftJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .innerJoin(positions, eq(positions.id, appraisals.positionId))
    .innerJoin(vessels, eq(vessels.id, appraisals.vesselId))
    .innerJoin(crew, eq(crew.id, appraisals.crewId))
    .where(where);
export type Report = Awaited<ReturnType<typeof selectReports>>[number];

type AssignmentLookup = { assignmentId?: number; vesselCrewId?: number; crewId?: number };

/**
 * Find an assignment by all given conditions; of a seat the one on board, else the last. @throws not-found when it is
 * hidden or not writable for the actor
 */
export async function findAssignment(
  db: Executor,
  actor: Actor,
  lookup: AssignmentLookup,
  right: Permission,
): Promise<AssignmentRow> {
  const { assignmentId, vesselCrewId, crewId } = lookup;
  if (assignmentId === undefined && vesselCrewId === undefined) throw notFound("appraisals.stayNotFound");
  const [assignment] = await selectAssignments(
    db,
    and(
      assignmentId === undefined ? undefined : eq(assignments.id, assignmentId),
      vesselCrewId === undefined ? undefined : eq(assignments.seatId, vesselCrewId),
      crewId === undefined ? undefined : eq(assignments.crewId, crewId),
      sql`${assignments.checkedInOn} is not null`,
      visibleAssignments(actor, right),
    ),
  )
    .orderBy(sql`${assignments.checkedOutOn} desc nulls first`, sql`${assignments.checkedInOn} desc`)
    .limit(1);
  if (!assignment) throw notFound("appraisals.stayNotFound");
  return assignment;
}

/** Load a report. @throws not-found when hidden from the actor */
export async function findReport(db: Executor, actor: Actor, id: number, right?: Permission): Promise<Report> {
  const [report] = await selectReports(db, and(eq(appraisals.id, id), visibleAppraisals(actor, right)));
  if (!report) throw notFound("appraisals.notFound");
  return report;
}

/**
 * Lock a report until the transaction ends. @throws not-found when hidden from the actor, rule while the seafarer's
 * data is not processed
 */
export async function lockReport(db: Transaction, actor: Actor, id: number, right: Permission): Promise<Report> {
  const [report] = await selectReports(db, and(eq(appraisals.id, id), visibleAppraisals(actor, right))).for("update", {
    of: appraisals,
  });
  if (!report) throw notFound("appraisals.notFound");
  assertNotStopped(report.person);
  return report;
}

/** Check that the assignment has no open report. @throws conflict ALREADY_OPEN with its author and date */
export async function assertNoneOpen(scope: { db: Transaction; locale: Locale }, assignmentId: number) {
  const [open] = await scope.db
    .select()
    .from(appraisals)
    .where(and(eq(appraisals.assignmentId, assignmentId), ne(appraisals.reviewStatus, "Approved")));
  if (!open) return;
  const { values } = await changedByError(scope, { by: open.createdBy, at: open.createdAt });
  throw new AppError("conflict", "appraisals.alreadyOpen", values, [], "ALREADY_OPEN");
}
