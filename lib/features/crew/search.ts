import { and, asc, desc, eq, like, sql, type SQL } from "drizzle-orm";
import type { CrewStatus } from "@/db/enums/crew";
import { preparedQuery } from "@/db/prepared-query";
import { inNameOrder } from "@/db/schema/columns";
import { crew } from "@/db/schema/crew";
import { positions } from "@/db/schema/positions";
import { vessels } from "@/db/schema/vessels";
import { startingExactly } from "@/db/search-text";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import {
  emptyFields,
  maxCandidates,
  maxRecords,
  pattern,
  type Find,
  type SearchKind,
} from "@/lib/platform/registry/search-kind";
import { employeeNumberStartOf } from "./list/employee-number.rules";
import { visibleTo } from "./queries";
import { statusColumn } from "./visibility/status.queries";
import { listVisibility } from "./visibility/rules";

/** Names that start with the keyword come first. */
const startsWithKeyword = (text: SQL) => sql<boolean>`${text} like ${pattern.beginning}`;

type CrewVariant = { actor: Actor; isNumber: boolean };
const selectCrew = preparedQuery(
  (db, { actor, isNumber }: CrewVariant) => {
    const state = statusColumn({ canViewRegister: listVisibility(actor).suitability });
    const matchesKeyword = isNumber
      ? like(crew.employeeNumber, sql.placeholder("number"))
      : like(crew.searchText, pattern.containing);
    const candidates = db
      .select({
        id: crew.id,
        name: crew.fullName,
        number: crew.employeeNumber,
        positionId: crew.positionId,
        vesselId: crew.vesselId,
        state: sql<CrewStatus>`${state}`.as("state"),
        isFirst: startsWithKeyword(sql`${crew.searchText}`).as("is_first"),
      })
      .from(crew)
      .where(and(visibleTo(actor), sql`${crew.erasedAt} is null`, matchesKeyword))
      .limit(maxCandidates)
      .as("compared");
    return db
      .select({
        id: candidates.id,
        name: candidates.name,
        number: candidates.number,
        state: candidates.state,
        detail: positions.nameEn,
        detailNameId: positions.name,
        vesselName: vessels.name,
      })
      .from(candidates)
      .innerJoin(positions, eq(positions.id, candidates.positionId))
      .leftJoin(vessels, eq(vessels.id, candidates.vesselId))
      .orderBy(desc(candidates.isFirst), asc(inNameOrder(candidates.name)), asc(candidates.number))
      .limit(maxRecords);
  },
  ({ actor, isNumber }) => [visibilityKey(actor), isNumber],
);
const findCrew: Find = async (db, { actor, keyword }) => {
  const number = employeeNumberStartOf(keyword);
  const values = { keyword, number: number && startingExactly(number) };
  const rows = await selectCrew(db, values, { actor, isNumber: Boolean(number) });
  return rows.map((row) => ({ ...emptyFields, ...row, kind: "crew", nameId: row.name }));
};

export const searches: readonly SearchKind[] = [
  { kind: "crew", right: "crew:view", page: "/dashboard/crew-management/0/details", find: findCrew },
];
