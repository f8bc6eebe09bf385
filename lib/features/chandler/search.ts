import { asc, eq, like, or } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { preparedQuery } from "@/db/prepared-query";
import { chandlerRequests } from "@/db/schema/chandler";
import { vessels } from "@/db/schema/vessels";
import { searchText } from "@/db/search-text";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { vesselNameMatches } from "@/lib/features/vessels/named-vessels.queries";
import { emptyFields, maxWork, pattern, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { isOpen, visibleTo } from "./queries";

const selectRequests = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: chandlerRequests.id,
        vesselId: vessels.id,
        name: vessels.name,
        detail: chandlerRequests.vendorName,
      })
      .from(chandlerRequests)
      .innerJoin(vessels, eq(vessels.id, chandlerRequests.vesselId))
      .where(
        allConditions(
          visibleTo(actor),
          isOpen,
          or(vesselNameMatches, like(searchText(chandlerRequests.vendorName), pattern.containing)),
        ),
      )
      .orderBy(asc(chandlerRequests.deliverOn), asc(chandlerRequests.id))
      .limit(maxWork),
  visibilityKey,
);
const findRequests: Find = async (db, { actor, keyword }) => {
  const rows = await selectRequests(db, { keyword }, actor);
  return rows.map(({ vesselId, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "chandler-requests",
    nameId: row.name,
    detailNameId: row.detail,
    vesselName: null,
    path: `/dashboard/crew-benefit/ship-chandler/vessel/${vesselId}/request/${row.id}/details`,
  }));
};

export const searches: readonly SearchKind[] = [
  {
    kind: "chandler-requests",
    right: "chandler:view",
    page: "/dashboard/crew-benefit/ship-chandler/vessel/0/details",
    find: findRequests,
  },
];
