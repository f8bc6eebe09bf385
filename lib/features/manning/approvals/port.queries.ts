import { and, eq, inArray, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { newestVoyage } from "@/lib/features/vessels/place.queries";

/** Where vessels lie by the newest entry of their voyage logs. No plan knows a port of joining yet: this is where a seafarer would join today. */
export function portsOf(db: Executor, vesselIds: readonly number[]) {
  const voyage = newestVoyage(db);
  return db
    .select({ vesselId: vessels.id, port: voyage.port, at: voyage.recordedAt })
    .from(vessels)
    .innerJoinLateral(voyage, sql`true`)
    .where(anyOf(vessels.id, vesselIds));
}

/** Vessels somebody is planned for and has not answered. */
export const askedVessels = (crewId: number) =>
  and(
    eq(assignments.crewId, crewId),
    eq(assignments.employeeStatus, "Pending"),
    inArray(assignments.slot, ["next", "next-but-one"]),
  );
