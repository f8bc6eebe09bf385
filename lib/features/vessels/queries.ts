import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { VesselTab } from "@/db/enums/vessels";
import { allConditions } from "@/db/all-conditions";
import { vessels } from "@/db/schema/vessels";
import { rowsOf, type Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";

/** Match visible vessels: the division's for staff, the own fleet for a principal, the own vessel for a head. */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, "vessels:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  const division = eq(vessels.divisionId, actor.divisionId);
  if (rows === "own-principal")
    return actor.principalId ? allConditions(division, eq(vessels.principalId, actor.principalId)) : sql`false`;
  if (rows === "own-vessel")
    return actor.vesselId ? allConditions(division, eq(vessels.id, actor.vesselId)) : sql`false`;
  return division;
}

/** Lock a vessel. @throws not-found when the actor may not see it */
export async function lockVessel(db: Transaction, actor: Actor, vesselId: number) {
  const [row] = await db
    .select()
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("vessels.notFound");
  return row;
}

export const matchesTab = (tab: VesselTab) =>
  tab === "in-scrap" ? isNotNull(vessels.scrappedOn) : isNull(vessels.scrappedOn);
export const tabOf = ({ scrappedOn }: { scrappedOn: string | null }): VesselTab =>
  scrappedOn === null ? "in-operation" : "in-scrap";
