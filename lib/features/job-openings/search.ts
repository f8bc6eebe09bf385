import { and, desc, eq, like, sql } from "drizzle-orm";
import { preparedQuery } from "@/db/prepared-query";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions, vesselTypes } from "@/db/schema/positions";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { emptyFields, maxRecords, pattern, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { visibleTo } from "./queries";
import { isOpen } from "./rules";

type OpeningVariant = { actor: Actor; now: Date };
const selectOpenings = preparedQuery(
  (db, { actor, now }: OpeningVariant) =>
    db
      .select({ opening: jobOpenings, name: positions.nameEn, nameId: positions.name, detail: vesselTypes.name })
      .from(jobOpenings)
      .innerJoin(positions, eq(positions.id, jobOpenings.positionId))
      .innerJoin(vesselTypes, eq(vesselTypes.id, jobOpenings.vesselTypeId))
      .where(and(visibleTo(actor, now), like(jobOpenings.searchText, pattern.containing)))
      .orderBy(desc(sql`${jobOpenings.closedAt} is null`), desc(jobOpenings.createdAt), desc(jobOpenings.id))
      .limit(maxRecords),
  ({ actor, now }) => [visibilityKey(actor), dayOf(now)],
);
const findOpenings: Find = async (db, { actor, keyword, now }) => {
  const rows = await selectOpenings(db, { keyword }, { actor, now });
  return rows.map(({ opening, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "job-openings",
    id: opening.id,
    detailNameId: row.detail,
    state: isOpen(opening, now) ? null : "closed",
    jobOpeningId: opening.id,
  }));
};

export const searches: readonly SearchKind[] = [
  { kind: "job-openings", right: "job-openings:view", page: "/dashboard/recruitment/job-openings", find: findOpenings },
];
