import { eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { filteredCounts } from "@/db/filtered-counts";
import { crew } from "@/db/schema/crew";
import { lookups } from "@/db/schema/lookups";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { ScheduleRow } from "./schema";
import { isHistory, isOnBoardStage, statusOf } from "./status.rules";

export const onBoardPorts = alias(lookups, "on_board_ports");
export const offBoardPorts = alias(lookups, "off_board_ports");

/** Count the documents of the current way. */
const travelDocuments = sql<number>`(
  select count(*)::int from schedule_documents d where d.schedule_id = ${schedules.id} and d.removed_at is null
    and d.kind = 'accommodation' and d.usage = case when ${schedules.statusId} < 4 then 'OnBoard' else 'OffBoard' end
)`;

/** Select schedules with seafarer, position, vessel and ports. */
export const selectSchedules = (db: Executor, where: SQL | undefined, order: readonly SQL[]) =>
  db
    .select({
      schedule: schedules,
      assignment: {
        seatId: assignments.seatId,
        checkedInOn: assignments.checkedInOn,
        checkedOutOn: assignments.checkedOutOn,
        originalEndDate: assignments.originalEndDate,
      },
      person: {
        id: crew.id,
        fullName: crew.fullName,
        employeeNumber: crew.employeeNumber,
        status: crew.status,
        vesselId: crew.vesselId,
      },
      position: { id: positions.id, name: positions.name, nameEn: positions.nameEn, level: positions.level },
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId },
      onBoardPort: onBoardPorts.name,
      offBoardPort: offBoardPorts.name,
      documents: travelDocuments,
    })
    .from(schedules)
    .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
    .innerJoin(crew, eq(crew.id, schedules.crewId))
    .leftJoin(onBoardPorts, eq(onBoardPorts.id, schedules.onBoardPortId))
    .leftJoin(offBoardPorts, eq(offBoardPorts.id, schedules.offBoardPortId))
    .where(where)
    .orderBy(...order);
export type ScheduleListRow = Awaited<ReturnType<typeof selectSchedules>>[number];

/** Return whether the required travel documents exist. */
const documentsOf = ({ schedule, documents }: Pick<ScheduleListRow, "schedule" | "documents">) => {
  const isWithout = isOnBoardStage(schedule.statusId) ? schedule.noTravelOnBoard : schedule.noTravelOffBoard;
  return documents > 0 || isWithout ? ("Completed" as const) : ("Not Completed" as const);
};

/** Map a schedule to its documented names. @param today yyyy-MM-dd */
export function toResponse(row: ScheduleListRow, today: string): ScheduleRow {
  const { schedule, assignment, person, position, vessel, onBoardPort, offBoardPort } = row;
  const { statusId } = schedule;
  const isComing = isOnBoardStage(statusId);
  const day = assignment.checkedOutOn ?? (isComing ? schedule.onBoardDate : schedule.offBoardDate);
  return {
    id: schedule.id,
    employeeSchedulingId: schedule.id,
    assignmentId: schedule.assignmentId,
    crewId: person.id,
    vesselId: vessel.id,
    vesselName: vessel.name,
    vesselCrewId: assignment.seatId,
    name: person.fullName,
    employeeIdNumber: person.employeeNumber,
    position: position.nameEn,
    positionNameId: position.name,
    jobPositionId: position.id,
    scheduledOnBoardDate: schedule.onBoardDate,
    onboardLocationPortId: schedule.onBoardPortId,
    onboardLocationPortName: onBoardPort,
    scheduledOffBoardDate: schedule.offBoardDate,
    originalScheduledOffboardDate: assignment.originalEndDate,
    offboardLocationPortId: schedule.offBoardPortId,
    offboardLocationPortName: offBoardPort,
    checkInDate: schedule.checkedInAt?.toISOString() ?? assignment.checkedInOn,
    checkOutDate: schedule.checkedOutAt?.toISOString() ?? assignment.checkedOutOn,
    employeeSchedulingStatusId: statusId,
    employeeSchedulingStatusDescription: statusOf(statusId),
    onBoardStatus: schedule.cancelledAt === null ? statusOf(statusId) : "Cancelled",
    documents: documentsOf(row),
    availability:
      isComing && !isHistory(schedule) ? (person.status === "off-board" ? "Available" : "Not Available") : null,
    day,
    daysLeft: daysBetween(today, day),
    version: schedule.version,
  };
}

/** Build a query that counts matching schedules per kind. */
export const countingSchedules = (db: Executor, where: SQL | undefined, kinds: Record<string, SQL | undefined>) =>
  db
    .select(filteredCounts(kinds))
    .from(schedules)
    .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
    // A left join, because every schedule has a seafarer and PostgreSQL can then skip an unused join.
    .leftJoin(crew, eq(crew.id, schedules.crewId))
    .where(where);

/** Count matching schedules per kind. */
export async function countEach(...args: Parameters<typeof countingSchedules>): Promise<Record<string, number>> {
  const [row] = await countingSchedules(...args);
  return row ?? {};
}
