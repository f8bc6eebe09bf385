import { desc, eq } from "drizzle-orm";
import { allConditions } from "@/db/all-conditions";
import { preparedQuery } from "@/db/prepared-query";
import { appraisals } from "@/db/schema/appraisals";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { crewNameMatches, rankColumns } from "@/lib/features/crew/list/name-matches.queries";
import { emptyFields, maxWork, type Find, type SearchKind } from "@/lib/platform/registry/search-kind";
import { visibleAppraisals } from "./visible-reports.queries";

const selectAppraisals = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: appraisals.id,
        vesselId: vessels.id,
        seatId: assignments.seatId,
        flag: appraisals.flag,
        name: crew.fullName,
        vesselName: vessels.name,
        ...rankColumns,
      })
      .from(appraisals)
      .innerJoin(crew, eq(crew.id, appraisals.crewId))
      .innerJoin(vessels, eq(vessels.id, appraisals.vesselId))
      .innerJoin(assignments, eq(assignments.id, appraisals.assignmentId))
      .innerJoin(seats, eq(seats.id, assignments.seatId))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .where(allConditions(visibleAppraisals(actor), crewNameMatches))
      .orderBy(desc(appraisals.dateOfReport), desc(appraisals.id))
      .limit(maxWork),
  visibilityKey,
);
const findAppraisals: Find = async (db, { actor, keyword }) => {
  const rows = await selectAppraisals(db, { keyword }, actor);
  return rows.map(({ vesselId, seatId, flag, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "appraisals",
    nameId: row.name,
    // The seafarer a report is about has a list of their own.
    path: isAmong(actor, "crew-members")
      ? "/dashboard/appraisal"
      : `/dashboard/appraisal/${vesselId}/crew/details?vcid=${seatId}&apprid=${row.id}&flag=${flag}`,
  }));
};

export const searches: readonly SearchKind[] = [
  { kind: "appraisals", right: "appraisals:view", page: "/dashboard/appraisal/0/crew", find: findAppraisals },
];
