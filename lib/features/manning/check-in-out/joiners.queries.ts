import { and, asc, eq, isNull, like, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import type { MedicalStatus } from "@/db/enums/crew";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { certificateStatus } from "@/lib/features/crew/compliance/certificate-validity.rules";
import { extentOf, viewerOf } from "@/lib/features/crew/fields.rules";
import { medicalStatusOn } from "@/lib/features/crew/medical/rules";
import { canViewStopped, hideStopped } from "@/lib/features/crew/queries";
import { lastMcu, lastPkl, trainings } from "@/lib/features/preparation/readiness.queries";
import { joinerVisibilityOf } from "@/lib/features/preparation/visibility.rules";
import { progressFrom } from "@/lib/features/preparation/progress.queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { containing } from "@/db/search-text";
import { daysBetween } from "@/lib/platform/calendar/period";
import { preparationItems, type Joiner } from "./schema";
import { summaryOf } from "../slots.rules";

type Medical = { status: MedicalStatus; examinationDate: string; validUntil: string; restriction: null };

const current = alias(assignments, "current_tour");
const relieved = alias(crew, "relieved");

/** Match joiners of a vessel, without stopped people for users who may not see them. product 5.20 */
const joining = (actor: Actor, vesselId: number, keyword: string): SQL | undefined =>
  and(
    hideStopped(actor),
    eq(assignments.vesselId, vesselId),
    eq(assignments.slot, "next"),
    keyword ? like(crew.searchText, containing(keyword)) : undefined,
  );

/** Count joiners. @throws not-found for a vessel the actor may not see */
export async function countJoiners(db: Executor, actor: Actor, vesselId: number, keyword: string): Promise<number> {
  const total = sql<number>`(select count(*)::int from ${assignments} inner join ${crew} on ${eq(crew.id, assignments.crewId)} where ${joining(actor, vesselId, keyword)})`;
  const [row] = await db
    .select({ total })
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
  if (!row) throw notFound("vessels.notFound");
  return row.total;
}

const medicals = sql<Medical[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('status', m.status, 'examinationDate', m.examination_date, 'validUntil', m.valid_until, 'restriction', null)), '[]')
  from medical_certificates m where m.crew_id = ${crew.id} and m.removed_at is null
)`;

const person = {
  id: crew.id,
  employeeNumber: crew.employeeNumber,
  seafarerCode: crew.seafarerCode,
  fullName: crew.fullName,
  status: crew.status,
  vesselId: crew.vesselId,
  missingCertificates: crew.missingCertificates,
  firstCertificateExpiry: crew.firstCertificateExpiry,
};

/** Select people in Next with the person they relieve, soonest first. */
export const selectJoiners = (db: Executor, actor: Actor, vesselId: number, keyword: string) =>
  db
    .select({
      assignment: assignments,
      person,
      position: positions,
      medicals,
      preparationId: preparations.id,
      lastMcu,
      trainings,
      lastPkl,
      relieved: { crewId: relieved.id, fullName: relieved.fullName, offBoard: current.endDate },
    })
    .from(assignments)
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .leftJoin(preparations, eq(preparations.assignmentId, assignments.id))
    .leftJoin(current, and(eq(current.seatId, assignments.seatId), eq(current.slot, "current")))
    .leftJoin(
      relieved,
      and(eq(relieved.id, current.crewId), canViewStopped(actor) ? undefined : isNull(relieved.processingStoppedAt)),
    )
    .where(joining(actor, vesselId, keyword))
    .orderBy(asc(assignments.startDate), asc(positions.seniority), asc(assignments.id));
type Found = Awaited<ReturnType<typeof selectJoiners>>[number];

/** List preparation that is not done, as far as the user may see it. Without a preparation everything is missing. */
function missingPreparationOf(
  {
    preparationId,
    lastMcu: mcu,
    trainings: trainingRows,
    lastPkl: pkl,
  }: Pick<Found, "preparationId" | "lastMcu" | "trainings" | "lastPkl">,
  joining: string,
  visibleItems: readonly string[],
): Joiner["missing"] {
  const preparationStatus = progressFrom(
    preparationId === null ? { joining, mcu: null, known: [], pkl: null } : { joining, mcu, known: trainingRows, pkl },
  );
  const isOpen = {
    mcu: preparationStatus.mcu !== "Passed",
    bjst: preparationStatus.bjst !== "Passed",
    pkl: preparationStatus.pkl !== "Signed",
  };
  return preparationItems.filter((item) => isOpen[item] && visibleItems.includes(item));
}

/** Map a joiner to documented names. Certificates and medical data only with permission. product 5.12 */
export function toResponse(
  { assignment, person: joiner, position, medicals: medicalCertificates, relieved: onBoard, ...prepared }: Found,
  actor: Actor,
  today: string,
): Joiner {
  const viewer = viewerOf(actor, joiner);
  const { id: assignmentId, seatId, startDate, endDate, principalStatus, employeeStatus, version } = assignment;
  const { missingCertificates: missing, firstCertificateExpiry: firstExpiry } = joiner;
  return {
    id: assignmentId,
    assignmentId,
    vesselCrewId: seatId,
    crewId: joiner.id,
    employeeIdNumber: joiner.employeeNumber,
    seafarerId: joiner.seafarerCode,
    fullName: joiner.fullName,
    jobPositionId: position.id,
    jobPositionName: position.nameEn,
    jobPositionNameId: position.name,
    startDate,
    endDate,
    daysToJoin: daysBetween(today, startDate),
    summaryStatus: summaryOf(assignment),
    principalStatus,
    employeeStatus,
    certificateStatus:
      extentOf(viewer, "professional") === "full"
        ? certificateStatus({ missing, firstExpiry, plannedOffBoard: endDate }, today)
        : null,
    medicalStatus: extentOf(viewer, "medical") === "none" ? null : medicalStatusOn(medicalCertificates, today),
    missing: missingPreparationOf(prepared, startDate, joinerVisibilityOf(actor, joiner).items),
    isOnBoardElsewhere: joiner.status === "on-board",
    replaces:
      onBoard?.crewId && onBoard.fullName && onBoard.offBoard
        ? { crewId: onBoard.crewId, fullName: onBoard.fullName, offBoard: onBoard.offBoard }
        : null,
    version,
  };
}
