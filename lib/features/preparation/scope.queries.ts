import { eq, like, sql, type SQL } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { crew } from "@/db/schema/crew";
import { preparations } from "@/db/schema/preparation";
import { containing } from "@/db/search-text";
import { rowsOf, type Actor } from "@/lib/access/actor";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";

/**
 * Return preparations visible to the actor: of visible vessels and processed seafarers; seafarers see their own. For
 * queries that join vessels and crew. product 5.11
 */
function visiblePreparations(actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, "preparation:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  if (rows === "own-record") return actor.crewId ? eq(preparations.crewId, actor.crewId) : sql`false`;
  return allConditions(visibleTo(actor), hideStopped(actor));
}

/** Filters of an item list. */
export type ItemFilter = { vesselId?: number | undefined; crewId?: number | undefined; filterList?: string };

/** Return items of visible preparations by vessel, seafarer and keyword. For the same queries. */
export const visibleItems = (actor: Actor, { vesselId, crewId, filterList }: ItemFilter): SQL =>
  allConditions(
    visiblePreparations(actor),
    vesselId === undefined ? undefined : eq(preparations.vesselId, vesselId),
    crewId === undefined ? undefined : eq(preparations.crewId, crewId),
    filterList ? like(crew.searchText, containing(filterList)) : undefined,
  );
