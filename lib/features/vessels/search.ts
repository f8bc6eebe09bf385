import { and, asc, desc, eq, like, sql } from "drizzle-orm";
import { preparedQuery } from "@/db/prepared-query";
import { vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { searchText } from "@/db/search-text";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { emptyFields, maxRecords, pattern, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { vesselNameMatches } from "./named-vessels.queries";
import { principalsVisibleTo } from "./principals/queries";
import { visibleTo } from "./queries";

const selectVessels = preparedQuery(
  (db, actor: Actor) =>
    db
      .select({
        id: vessels.id,
        name: vessels.name,
        number: vessels.imoNumber,
        detail: vesselTypes.name,
        detailNameId: vesselTypes.nameId,
        scrappedOn: vessels.scrappedOn,
      })
      .from(vessels)
      .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
      .where(and(visibleTo(actor), vesselNameMatches))
      .orderBy(desc(sql`${vessels.scrappedOn} is null`), asc(vessels.name), asc(vessels.id))
      .limit(maxRecords),
  visibilityKey,
);
const findVessels: Find = async (db, { actor, keyword }) => {
  const rows = await selectVessels(db, { keyword }, actor);
  return rows.map(({ scrappedOn, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "vessels",
    nameId: row.name,
    state: scrappedOn ? "in-scrap" : null,
  }));
};

const selectPrincipals = preparedQuery(
  (db, actor: Actor) =>
    db
      .select({ id: principals.id, name: principals.name, retiredAt: principals.retiredAt })
      .from(principals)
      .where(and(principalsVisibleTo(db, actor), like(searchText(principals.name), pattern.containing)))
      .orderBy(desc(sql`${principals.retiredAt} is null`), asc(principals.name), asc(principals.id))
      .limit(maxRecords),
  visibilityKey,
);
const findPrincipals: Find = async (db, { actor, keyword }) => {
  const rows = await selectPrincipals(db, { keyword }, actor);
  return rows.map(({ id, name, retiredAt }) => ({
    ...emptyFields,
    kind: "principals",
    id,
    name,
    nameId: name,
    state: retiredAt ? "retired" : null,
  }));
};

export const searches: readonly SearchKind[] = [
  { kind: "vessels", right: "vessels:view", page: "/dashboard/vessel-management/0/details", find: findVessels },
  // The vessels of a principal are a list, from which heads are redirected.
  { kind: "principals", right: "vessels:view", page: "/dashboard/vessel-management", find: findPrincipals },
];
