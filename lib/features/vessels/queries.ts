import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { VesselTab } from "@/db/enums/vessels";
import { every } from "@/db/every";
import { vessels } from "@/db/schema/vessels";
import { rowsOf, type Actor } from "@/lib/access/actor";
import { notFound } from "@/lib/platform/errors";

/** Staff see their division's vessels, a principal those of the own fleet, a head the vessel they answer for. */
export function visibleTo(actor: Actor): SQL {
  if (actor.kind === "scheduler") return sql`true`;
  const rows = rowsOf(actor, "vessels:view");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  const division = eq(vessels.divisionId, actor.divisionId);
  if (rows === "own-principal")
    return actor.principalId ? every(division, eq(vessels.principalId, actor.principalId)) : sql`false`;
  if (rows === "own-vessel") return actor.vesselId ? every(division, eq(vessels.id, actor.vesselId)) : sql`false`;
  return division;
}

/** @throws not-found for a vessel the actor may not see */
export async function lockVessel(db: Transaction, actor: Actor, vesselId: number) {
  const [row] = await db
    .select()
    .from(vessels)
    .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("vessels.notFound");
  return row;
}

export const inTab = (tab: VesselTab) =>
  tab === "in-scrap" ? isNotNull(vessels.scrappedOn) : isNull(vessels.scrappedOn);
export const tabOf = ({ scrappedOn }: { scrappedOn: string | null }): VesselTab =>
  scrappedOn === null ? "in-operation" : "in-scrap";
