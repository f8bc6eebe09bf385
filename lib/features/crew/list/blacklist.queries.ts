import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { isAnyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { barringLevel, suitabilityLevelOf, suitabilityLevels } from "@/db/enums/suitability";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { positions, vesselTypes } from "@/db/schema/positions";
import { suitabilityEntries, suitabilityRemovals } from "@/db/schema/suitability";
import { vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { awaitsConfirmationOf, awaitsDecisionOf, entriesVisibleTo, matchesFilters } from "./queries";
import { inNameOrder } from "@/db/schema/columns";
import type { downloadBlacklistInput, ListedEntry } from "../schema";
import { listVisibility, visibleNameSort } from "../visibility/rules";
import { isOpenEntry } from "../suitability-level.queries";

type EntryPageOptions = z.output<typeof downloadBlacklistInput> & {
  only?: SQL | undefined;
  limit: number;
  offset: number;
};

const orders = {
  startDate: suitabilityEntries.startDate,
  endDate: suitabilityEntries.endDate,
  name: inNameOrder(crew.fullName),
  familyName: inNameOrder(crew.passportName),
  employeeNumber: crew.employeeNumber,
  position: positions.nameEn,
  level: suitabilityEntries.level,
};

/** Select the ids of one page of open register entries, all levels, with their position. product 5.4 */
export function entryPageQuery(
  db: Executor,
  actor: Actor,
  { level, removal, confirmation, sort, order, only, limit, offset, ...filters }: EntryPageOptions,
  today: string,
) {
  const by = order === "asc" ? asc : desc;
  const keys = [by(orders[visibleNameSort(sort, listVisibility(actor))]), by(suitabilityEntries.id)];
  return db
    .select({
      id: sql<number>`${suitabilityEntries.id}`.as("entry_id"),
      place: sql<number>`row_number() over (order by ${sql.join(keys, sql`, `)})`.as("place"),
    })
    .from(suitabilityEntries)
    .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .where(
      and(
        entriesVisibleTo(actor),
        matchesFilters(filters, today),
        isOpenEntry(today),
        isAnyOf(suitabilityEntries.level, level),
        removal ? awaitsDecisionOf(actor) : undefined,
        confirmation ? awaitsConfirmationOf(actor) : undefined,
        only,
      ),
    )
    .orderBy(...keys)
    .limit(limit)
    .offset(offset)
    .as("page");
}

/** Select the rows of that page with the last removal request of each entry. */
export function entryRowsQuery(db: Executor, actor: Actor, options: EntryPageOptions, today: string) {
  const page = entryPageQuery(db, actor, options, today);
  const { id, reason, startDate, endDate, reviewDate, confirmedAt } = suitabilityEntries;
  const removal = db
    .select({
      createdAt: suitabilityRemovals.createdAt,
      decision: suitabilityRemovals.decision,
      documentFileId: suitabilityRemovals.documentFileId,
    })
    .from(suitabilityRemovals)
    .where(eq(suitabilityRemovals.entryId, suitabilityEntries.id))
    .orderBy(desc(suitabilityRemovals.id))
    .limit(1)
    .as("removal");
  return db
    .select({
      entry: {
        id,
        crewId: suitabilityEntries.crewId,
        level: suitabilityEntries.level,
        reason,
        startDate,
        endDate,
        reviewDate,
        confirmedAt,
      },
      person: {
        employeeNumber: crew.employeeNumber,
        seafarerCode: crew.seafarerCode,
        fullName: crew.fullName,
        status: crew.status,
      },
      names: {
        position: positions.nameEn,
        positionNameId: positions.name,
        vesselType: vesselTypes.name,
        vesselTypeNameId: vesselTypes.nameId,
        vesselName: vessels.name,
      },
      request: { createdAt: removal.createdAt, decision: removal.decision },
      document: { fileId: files.id, fileName: files.name, contentType: files.contentType, size: files.size },
    })
    .from(page)
    .innerJoin(suitabilityEntries, eq(suitabilityEntries.id, page.id))
    .innerJoin(crew, eq(crew.id, suitabilityEntries.crewId))
    .innerJoin(positions, eq(positions.id, crew.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, crew.vesselTypeId))
    .leftJoin(vessels, eq(vessels.id, crew.latestVesselId))
    .leftJoinLateral(removal, sql`true`)
    .leftJoin(files, eq(files.id, removal.documentFileId))
    .orderBy(page.place);
}
type EntryRow = Awaited<ReturnType<typeof entryRowsQuery>>[number];

/** Return an entry with its documented names. Document 2 §3 */
export const toListedEntry = ({ entry, person, names, request, document }: EntryRow): ListedEntry => ({
  id: entry.id,
  employeeBlackListid: entry.id,
  crewId: entry.crewId,
  employeeNumber: person.employeeNumber,
  seafarerId: person.seafarerCode,
  name: person.fullName,
  ...names,
  status: person.status,
  employeeBlacklistLevelId: suitabilityLevelOf(entry.level),
  suitability: suitabilityLevels[suitabilityLevelOf(entry.level)],
  isConfirmed: entry.level < barringLevel || entry.confirmedAt !== null,
  reason: entry.reason,
  startDate: entry.startDate,
  endDate: entry.endDate,
  reviewDate: entry.reviewDate,
  unblacklistDocument: document,
  unblacklistRequest: request?.createdAt ?? null,
  unblacklistApproval: request?.decision ?? null,
});
