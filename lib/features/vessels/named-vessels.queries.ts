import { and, asc, eq, like, type SQL } from "drizzle-orm";
import type { SearchKindName } from "@/db/enums/search";
import { preparedQuery } from "@/db/prepared-query";
import { vesselTypes } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { emptyFields, maxWork, pattern, type Find } from "@/lib/platform/registry/search-kind";
import { matchesTab } from "./queries";

/** Condition for vessels whose name contains the keyword. */
export const vesselNameMatches = like(vessels.searchText, pattern.containing);

/** Search vessels in operation, each with its page of one area. */
export function findVesselPages(
  kind: SearchKindName,
  isVisible: (actor: UserActor) => SQL,
  pathOf: (vessel: { id: number; name: string }) => string,
): Find {
  const select = preparedQuery(
    (db, actor: UserActor) =>
      db
        .select({ id: vessels.id, name: vessels.name, detail: vesselTypes.name, detailNameId: vesselTypes.nameId })
        .from(vessels)
        .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
        .where(and(isVisible(actor), matchesTab("in-operation"), vesselNameMatches))
        .orderBy(asc(vessels.name), asc(vessels.id))
        .limit(maxWork),
    visibilityKey,
  );
  return async (db, { actor, keyword }) => {
    const rows = await select(db, { keyword }, actor);
    return rows.map((row) => ({ ...emptyFields, ...row, kind, nameId: row.name, vesselName: null, path: pathOf(row) }));
  };
}
