import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { schedules } from "@/db/schema/scheduling";
import { can, type Actor } from "@/lib/access/actor";
import { differencesAfter, type PlanDifference } from "./difference.rules";

type Plan = { id: number; startDate: string; endDate: string; checkedInOn: string | null };

/** Where the schedule of a plan says other days, for those who see schedules. @param wanted the plan's days as they would be; its own unless given */
export async function scheduleDifferences(
  db: Executor,
  actor: Actor,
  plan: Plan,
  wanted: Pick<Plan, "startDate" | "endDate"> = plan,
): Promise<PlanDifference[]> {
  if (!can(actor, "scheduling:view")) return [];
  const [held] = await db.select().from(schedules).where(eq(schedules.assignmentId, plan.id));
  return held ? differencesAfter(held, plan, wanted) : [];
}
