import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { lookups } from "@/db/schema/lookups";
import { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import { newestVoyage } from "@/lib/features/vessels/location.queries";

const isPlanOf = (crewId: number) =>
  and(eq(assignments.crewId, crewId), inArray(assignments.slot, ["next", "next-but-one"]));

/**
 * Return where a seafarer would join each vessel: the port of the schedule, else the port of the newest voyage entry
 * with its time.
 */
export async function joiningPortsOf(db: Executor, crewId: number, vesselIds: readonly number[]) {
  const voyage = newestVoyage(db);
  const scheduled = db
    .select({ name: sql<string>`${lookups.name}`.as("scheduled_port") })
    .from(schedules)
    .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
    .innerJoin(lookups, eq(lookups.id, schedules.onBoardPortId))
    .where(and(eq(schedules.vesselId, vessels.id), isNull(schedules.cancelledAt), isPlanOf(crewId)))
    .limit(1)
    .as("scheduled");
  const rows = await db
    .select({ vesselId: vessels.id, planned: scheduled.name, port: voyage.port, recordedAt: voyage.recordedAt })
    .from(vessels)
    .leftJoinLateral(scheduled, sql`true`)
    .leftJoinLateral(voyage, sql`true`)
    .where(anyOf(vessels.id, vesselIds));
  return rows.flatMap(({ vesselId, planned, port, recordedAt }) =>
    planned ? [{ vesselId, port: planned, at: null }] : port ? [{ vesselId, port, at: recordedAt }] : [],
  );
}

/** Match vessels where a person is planned and has not answered. */
export const vesselsAwaitingAnswer = (crewId: number) =>
  and(isPlanOf(crewId), eq(assignments.employeeStatus, "Pending"));
