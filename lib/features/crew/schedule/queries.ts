import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { summaryStatus, apiNameOfSlot } from "@/db/enums/manning";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { lookups } from "@/db/schema/lookups";
import { schedules } from "@/db/schema/scheduling";
import { users } from "@/db/schema/users";
import { principals, vessels } from "@/db/schema/vessels";
import type { ScheduleRow } from "../detail/schema";
import { daysBetween } from "@/lib/platform/calendar/period";
import { fullNameOf } from "../person.queries";

const onBoardPorts = alias(lookups, "on_board_ports");
const offBoardPorts = alias(lookups, "off_board_ports");

/** Select assignments with vessel, rank and the user who planned them. */
export const selectSchedule = (db: Executor) =>
  db
    .select({
      assignment: assignments,
      vessel: {
        name: vessels.name,
        type: vesselTypes.name,
        typeNameId: vesselTypes.nameId,
        principal: principals.name,
      },
      position: { id: positions.id, name: positions.nameEn, nameId: positions.name },
      createdBy: fullNameOf(users),
      schedule: schedules,
      onBoardPort: onBoardPorts.name,
      offBoardPort: offBoardPorts.name,
    })
    .from(assignments)
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoin(users, eq(users.id, assignments.createdBy))
    .leftJoin(schedules, eq(schedules.assignmentId, assignments.id))
    .leftJoin(onBoardPorts, eq(onBoardPorts.id, schedules.onBoardPortId))
    .leftJoin(offBoardPorts, eq(offBoardPorts.id, schedules.offBoardPortId));
type Row = Awaited<ReturnType<typeof selectSchedule>>[number];

/** Return dates and ports of travel for an assignment; empty without a schedule. */
const travelOf = ({ schedule, onBoardPort, offBoardPort }: Pick<Row, "schedule" | "onBoardPort" | "offBoardPort">) => ({
  employeeSchedulingId: schedule?.id ?? null,
  employeeSchedulingStatusId: schedule && schedule.cancelledAt === null ? schedule.statusId : null,
  scheduledOnBoardDate: schedule?.onBoardDate ?? null,
  onboardLocationPortName: onBoardPort,
  scheduledOffBoardDate: schedule?.offBoardDate ?? null,
  offboardLocationPortName: offBoardPort,
});

/** Hide travel from viewers other than the office and the seafarer. product 5.11 */
export const withoutTravel = {
  employeeSchedulingId: null,
  employeeSchedulingStatusId: null,
  scheduledOnBoardDate: null,
  onboardLocationPortName: null,
  scheduledOffBoardDate: null,
  offboardLocationPortName: null,
};

/** Return an assignment as a row of the schedule tabs; days are actual after sign-off, else planned. */
export function toScheduleRow({ assignment, vessel, position, createdBy, ...travel }: Row): ScheduleRow {
  const { startDate, endDate, originalEndDate, checkedInOn, checkedOutOn } = assignment;
  return {
    id: assignment.id,
    assignmentOn: apiNameOfSlot[assignment.slot],
    vesselCrewId: assignment.seatId,
    vesselId: assignment.vesselId,
    vesselName: vessel.name,
    vesselType: vessel.type,
    vesselTypeNameId: vessel.typeNameId,
    principal: vessel.principal,
    jobPositionId: position.id,
    jobPositionName: position.name,
    jobPositionNameId: position.nameId,
    startDate,
    endDate,
    originalOffBoardDate: originalEndDate,
    onBoard: checkedInOn,
    offBoard: checkedOutOn,
    days: daysBetween(checkedInOn ?? startDate, checkedOutOn ?? endDate),
    isExtended: originalEndDate !== null && endDate > originalEndDate,
    principalStatus: assignment.principalStatus,
    employeeStatus: assignment.employeeStatus,
    summaryStatus: summaryStatus(assignment.principalStatus, assignment.employeeStatus),
    rejectionReason: assignment.rejectionReason,
    createdAt: assignment.createdAt,
    createdBy,
    version: assignment.version,
    ...travelOf(travel),
  };
}
