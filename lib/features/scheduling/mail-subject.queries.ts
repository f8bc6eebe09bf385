import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { notFound } from "@/lib/platform/errors";
import type { ScheduleMailSubject } from "./mail.queries";
import { offBoardPorts, onBoardPorts } from "./queries";

/** Load a schedule with the data of its mails, without a visibility check. @throws not-found */
export async function mailSubjectOf(db: Executor, id: number): Promise<ScheduleMailSubject> {
  const [about] = await db
    .select({
      schedule: schedules,
      person: crew,
      position: { name: positions.name, nameEn: positions.nameEn },
      vessel: { id: vessels.id, name: vessels.name, divisionId: vessels.divisionId, principalId: vessels.principalId },
      onBoardPort: onBoardPorts.name,
      offBoardPort: offBoardPorts.name,
    })
    .from(schedules)
    .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
    .innerJoin(crew, eq(crew.id, schedules.crewId))
    .leftJoin(onBoardPorts, eq(onBoardPorts.id, schedules.onBoardPortId))
    .leftJoin(offBoardPorts, eq(offBoardPorts.id, schedules.offBoardPortId))
    .where(eq(schedules.id, id));
  if (!about) throw notFound("scheduling.notFound");
  return about;
}
