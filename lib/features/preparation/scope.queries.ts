import { eq, sql, type SQL } from "drizzle-orm";
import { every } from "@/db/every";
import { preparations } from "@/db/schema/preparation";
import { can, type Actor } from "@/lib/access/actor";
import { roleColumn } from "@/lib/access/permissions";
import { unlessStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";

/** Preparations for vessels the actor sees, of nobody whose processing is stopped; seafarers see their own. For queries that join vessels and crew. product 5.11 */
export function seenPreparations(actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  if (actor.kind !== "user" || !can(actor, "preparation:view")) return sql`false`;
  if (roleColumn(actor.role, actor.subRole) === "CR")
    return actor.crewId ? eq(preparations.crewId, actor.crewId) : sql`false`;
  return every(visibleTo(actor), unlessStopped(actor));
}
