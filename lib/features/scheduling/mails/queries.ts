import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { crew } from "@/db/schema/crew";
import { schedules } from "@/db/schema/scheduling";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";
import { visibleSchedules } from "../scope.queries";

/** Check that the actor may change a schedule, without locking it. @throws not-found */
export async function assertWritable(db: Executor, actor: Actor, id: number): Promise<void> {
  const [writable] = await db
    .select({ id: schedules.id })
    .from(schedules)
    .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
    .innerJoin(crew, eq(crew.id, schedules.crewId))
    .where(and(eq(schedules.id, id), visibleSchedules(actor, "scheduling:write")));
  if (!writable) throw notFound("scheduling.notFound");
}
