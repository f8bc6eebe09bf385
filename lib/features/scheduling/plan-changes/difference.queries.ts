import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { schedules } from "@/db/schema/scheduling";
import { can, type Actor } from "@/lib/access/actor";
import { differencesAfter, type PlanDifference } from "./difference.rules";

type Plan = { id: number; startDate: string; endDate: string; checkedInOn: string | null };

/**
 * Return the differences between a plan and its schedule, for users who see schedules. @param requestedDays the
 * plan's new dates, by default its own
 */
export async function scheduleDifferences(
  db: Executor,
  actor: Actor,
  plan: Plan,
  requestedDays: Pick<Plan, "startDate" | "endDate"> = plan,
): Promise<PlanDifference[]> {
  if (!can(actor, "scheduling:view")) return [];
  const [schedule] = await db.select().from(schedules).where(eq(schedules.assignmentId, plan.id));
  return schedule ? differencesAfter(schedule, plan, requestedDays) : [];
}
