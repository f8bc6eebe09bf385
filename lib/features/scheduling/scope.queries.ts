import { eq, sql, type SQL } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { schedules } from "@/db/schema/scheduling";
import { rowsOf, type Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";

/**
 * Return schedules visible to the actor: on visible vessels, of processed seafarers; seafarers see their own. For
 * queries that join vessels and crew. product 5.11, 5.12
 */
export function visibleSchedules(actor: Actor, right: Permission = "scheduling:view"): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, right);
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  if (rows === "own-record") return actor.crewId ? eq(schedules.crewId, actor.crewId) : sql`false`;
  return allConditions(visibleTo(actor), hideStopped(actor));
}
