import { and, asc, desc, eq, inArray, like, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { isAnyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { containing, searchText } from "@/db/search-text";
import { crewOnBoard, manningColumns } from "../on-board.queries";
import { newestVoyage } from "../location.queries";
import { tabOf } from "../queries";
import { hasVacantSeat, vacantSeats } from "../vacancies.queries";
import type { listVesselsInput, VesselRow, VesselSort } from "../schema";

type ListInput = z.output<typeof listVesselsInput>;

/** Filter by keyword (name, IMO number, call sign, fleet, vessel type) and filters. The caller adds the scope. */
export function matchesListFilters(
  db: Executor,
  {
    filterList,
    divisionId,
    principalId,
    vesselType,
    vacant,
  }: Pick<ListInput, "filterList" | "divisionId" | "principalId"> & Partial<Pick<ListInput, "vesselType" | "vacant">>,
): SQL | undefined {
  const pattern = containing(filterList);
  const types = db
    .select({ id: vesselTypes.id })
    .from(vesselTypes)
    .where(or(like(searchText(vesselTypes.name), pattern), like(searchText(vesselTypes.nameId), pattern)));
  return and(
    divisionId ? eq(vessels.divisionId, divisionId) : undefined,
    isAnyOf(vessels.principalId, principalId),
    isAnyOf(vessels.vesselTypeId, vesselType),
    vacant ? hasVacantSeat : undefined,
    filterList ? or(like(vessels.searchText, pattern), inArray(vessels.vesselTypeId, types)) : undefined,
  );
}

/** Select a page of vessels with type, principal, location and crew counts, in one query. */
export function selectPage(db: Executor, where: SQL | undefined, { sort, order, pageNumber, pageSize }: ListInput) {
  const voyage = newestVoyage(db);
  const aboard = crewOnBoard.as("crew_on_board");
  const columns: Record<Exclude<VesselSort, "name">, SQL> = {
    type: sql`${vesselTypes.name}`,
    location: sql`${voyage.port}`,
    principal: sql`${principals.name}`,
    crewOnBoard: sql`crew_on_board`,
    status: sql`${vessels.scrappedOn}`,
  };
  const direction = order === "asc" ? asc : desc;
  const keys =
    sort === "name" ? [direction(vessels.name)] : [sql`${direction(columns[sort])} nulls last`, asc(vessels.name)];
  const offset = (pageNumber - 1) * pageSize;
  const pageIds = db
    .select({ id: vessels.id })
    .from(vessels)
    .where(where)
    .orderBy(...keys, asc(vessels.id))
    .limit(pageSize)
    .offset(offset);
  // Sorted by name, the page can be cut before any join.
  const isSortedByName = sort === "name";
  return db
    .select({
      id: vessels.id,
      name: vessels.name,
      scrappedOn: vessels.scrappedOn,
      vesselTypeId: vessels.vesselTypeId,
      vesselTypeName: vesselTypes.name,
      vesselTypeNameId: vesselTypes.nameId,
      principalId: vessels.principalId,
      principal: principals.name,
      flag: vessels.flag,
      imoNumber: vessels.imoNumber,
      callSign: vessels.callSign,
      port: voyage.port,
      navigationStatus: voyage.navigationStatus,
      navigationStatusNameId: voyage.navigationStatusNameId,
      recordedAt: voyage.recordedAt,
      ...manningColumns,
      crewOnBoard: aboard,
      vacantSeats,
    })
    .from(vessels)
    .innerJoin(vesselTypes, eq(vesselTypes.id, vessels.vesselTypeId))
    .leftJoin(principals, eq(principals.id, vessels.principalId))
    .leftJoinLateral(voyage, sql`true`)
    .where(isSortedByName ? inArray(vessels.id, pageIds) : where)
    .orderBy(...keys, asc(vessels.id))
    .limit(pageSize)
    .offset(isSortedByName ? 0 : offset);
}

/** Map a list row to documented names. D2 §3 */
export const toResponse = ({
  id,
  name,
  port,
  recordedAt,
  ...row
}: Awaited<ReturnType<typeof selectPage>>[number]): VesselRow => ({
  ...row,
  id,
  vesselId: id,
  vesselName: name,
  vesselType: row.vesselTypeName,
  status: tabOf(row),
  currentLocation: port,
  locationRecordedAt: recordedAt,
});
