import { and, asc, desc, eq, inArray, isNull, like, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { allConditions } from "@/db/all-conditions";
import { preparedQuery } from "@/db/prepared-query";
import { appraisals } from "@/db/schema/appraisals";
import { chandlerRequests } from "@/db/schema/chandler";
import { contracts } from "@/db/schema/contracts";
import { crew } from "@/db/schema/crew";
import { assignments, seats } from "@/db/schema/manning";
import { positions, vesselTypes } from "@/db/schema/positions";
import { preparations } from "@/db/schema/preparation";
import { schedules } from "@/db/schema/scheduling";
import { principals, vessels } from "@/db/schema/vessels";
import { workOrders } from "@/db/schema/work-orders";
import { searchText } from "@/db/search-text";
import { visibilityKey, type UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import { visibleAppraisals } from "@/lib/features/appraisals/visible-reports.queries";
import { isOpen as isOpenRequest, visibleTo as requestsVisibleTo } from "@/lib/features/chandler/queries";
import { visibleTo as contractsVisibleTo } from "@/lib/features/contracts/queries";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleItems } from "@/lib/features/preparation/scope.queries";
import { visibleSchedules } from "@/lib/features/scheduling/scope.queries";
import { visibleTo as ujbmVisibleTo } from "@/lib/features/ujbm/queries";
import { matchesTab, visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { visibleTo as slipsVisibleTo } from "@/lib/features/work-orders/slips/queries";
import { formatDate } from "@/lib/platform/calendar/dates";
import { maxCandidates, pattern } from "./patterns.queries";
import type { FoundRecord, WorkKind } from "./schema";

type SearchQuery = { actor: UserActor; keyword: string; now: Date };
type Find = (db: Executor, query: SearchQuery) => Promise<FoundRecord[]>;

/** Maximum number of results per kind of work, which are listed below the records. */
const maxPerKind = 4;

const emptyFields = { number: null, state: null, jobOpeningId: null };
const positionColumns = { detail: positions.nameEn, detailNameId: positions.name };
const crewNameMatches = like(crew.searchText, pattern.containing);
const namedCrew = alias(crew, "called");
/** Limit the people that are sorted by name, as in the search for people. */
const isAmongNameMatches = (db: Executor, { divisionId }: UserActor) =>
  inArray(
    crew.id,
    db
      .select({ id: namedCrew.id })
      .from(namedCrew)
      .where(and(eq(namedCrew.divisionId, divisionId), like(namedCrew.searchText, pattern.containing)))
      .limit(maxCandidates),
  );
const vesselNameMatches = like(vessels.searchText, pattern.containing);

/** Search vessels in operation, each with its page of one area. */
function ofVessels(
  kind: WorkKind,
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
        .limit(maxPerKind),
    visibilityKey,
  );
  return async (db, { actor, keyword }) => {
    const rows = await select(db, { keyword }, actor);
    return rows.map((row) => ({ ...emptyFields, ...row, kind, nameId: row.name, vesselName: null, path: pathOf(row) }));
  };
}

const selectSchedules = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: schedules.id,
        vesselId: vessels.id,
        name: crew.fullName,
        vesselName: vessels.name,
        ...positionColumns,
      })
      .from(schedules)
      .innerJoin(crew, eq(crew.id, schedules.crewId))
      .innerJoin(vessels, eq(vessels.id, schedules.vesselId))
      .innerJoin(assignments, eq(assignments.id, schedules.assignmentId))
      .innerJoin(seats, eq(seats.id, assignments.seatId))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .where(
        allConditions(
          visibleSchedules(actor),
          isNull(schedules.cancelledAt),
          sql`${schedules.statusId} < 7`,
          isAmongNameMatches(db, actor),
        ),
      )
      .orderBy(asc(crew.fullName), asc(schedules.id))
      .limit(maxPerKind),
  visibilityKey,
);
const findSchedules: Find = async (db, { actor, keyword }) => {
  const rows = await selectSchedules(db, { keyword }, actor);
  return rows.map(({ vesselId, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "schedules",
    nameId: row.name,
    path: `/dashboard/manning/onboard-scheduling/vessel/${vesselId}/crews/${row.id}/details`,
  }));
};

const selectPreparations = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: preparations.id,
        vesselId: vessels.id,
        crewId: crew.id,
        name: crew.fullName,
        vesselName: vessels.name,
        ...positionColumns,
      })
      .from(preparations)
      .innerJoin(crew, eq(crew.id, preparations.crewId))
      .innerJoin(vessels, eq(vessels.id, preparations.vesselId))
      .innerJoin(assignments, eq(assignments.id, preparations.assignmentId))
      .innerJoin(seats, eq(seats.id, assignments.seatId))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .where(allConditions(visibleItems(actor, {}), isNull(preparations.endedAt), crewNameMatches))
      .orderBy(asc(crew.fullName), asc(preparations.id))
      .limit(maxPerKind),
  visibilityKey,
);
const findPreparations: Find = async (db, { actor, keyword }) => {
  const rows = await selectPreparations(db, { keyword }, actor);
  return rows.map(({ vesselId, crewId, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "preparations",
    nameId: row.name,
    path: `/dashboard/manning/onboard-preparation/vessel/${vesselId}/crews/${crewId}/details`,
  }));
};

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
        ...positionColumns,
      })
      .from(appraisals)
      .innerJoin(crew, eq(crew.id, appraisals.crewId))
      .innerJoin(vessels, eq(vessels.id, appraisals.vesselId))
      .innerJoin(assignments, eq(assignments.id, appraisals.assignmentId))
      .innerJoin(seats, eq(seats.id, assignments.seatId))
      .innerJoin(positions, eq(positions.id, seats.positionId))
      .where(allConditions(visibleAppraisals(actor), crewNameMatches))
      .orderBy(desc(appraisals.dateOfReport), desc(appraisals.id))
      .limit(maxPerKind),
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

const selectWorkOrders = preparedQuery((db, actor: UserActor) => {
  const newest = db
    .select({
      id: workOrders.id,
      number: workOrders.number,
      month: workOrders.month,
      vesselId: workOrders.vesselId,
      vesselName: workOrders.vesselName,
    })
    .from(workOrders)
    .where(and(eq(workOrders.crewId, crew.id), slipsVisibleTo(actor)))
    .orderBy(desc(workOrders.month), desc(workOrders.id))
    .limit(1)
    .as("newest");
  return db
    .select({
      id: newest.id,
      number: newest.number,
      month: newest.month,
      vesselId: newest.vesselId,
      vesselName: newest.vesselName,
      name: crew.fullName,
    })
    .from(crew)
    .innerJoinLateral(newest, sql`true`)
    .where(and(isAmongNameMatches(db, actor), hideStopped(actor)))
    .orderBy(asc(crew.fullName), asc(crew.id))
    .limit(maxPerKind);
}, visibilityKey);
/** Find the slip with a number, as printed on it. */
const selectNumbered = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({
        id: workOrders.id,
        number: workOrders.number,
        month: workOrders.month,
        vesselId: workOrders.vesselId,
        vesselName: workOrders.vesselName,
        name: crew.fullName,
      })
      .from(workOrders)
      .innerJoin(crew, eq(crew.id, workOrders.crewId))
      .where(and(eq(workOrders.number, sql.placeholder("number")), slipsVisibleTo(actor), hideStopped(actor))),
  visibilityKey,
);
const isNumber = (keyword: string) => /^wo\/[mt]\/\d{4}\/\d{2}\/\d+$/i.test(keyword.trim());

/**
 * Find the newest slip of each matching person, or the slip with a number. Amounts are shown on the slip's page only.
 */
const findWorkOrders: Find = async (db, { actor, keyword }) => {
  const rows = isNumber(keyword)
    ? await selectNumbered(db, { number: keyword.trim().toUpperCase() }, actor)
    : await selectWorkOrders(db, { keyword }, actor);
  return rows.map(({ month, vesselId, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "work-orders",
    nameId: row.name,
    detail: formatDate(month, "en", "month"),
    detailNameId: formatDate(month, "id", "month"),
    path: `/dashboard/work-order-and-billings/work-order-overview/vessel/${vesselId ?? "none"}/wo/${row.id}/details`,
  }));
};

const selectContracts = preparedQuery(
  (db, actor: UserActor) =>
    db
      .select({ id: contracts.id, name: contracts.name, detail: principals.name, detailNameId: principals.name })
      .from(contracts)
      .innerJoin(principals, eq(principals.id, contracts.principalId))
      .where(
        and(
          contractsVisibleTo(actor),
          or(
            like(searchText(contracts.name), pattern.containing),
            like(searchText(principals.name), pattern.containing),
          ),
        ),
      )
      .orderBy(desc(contracts.expiresOn), desc(contracts.id))
      .limit(maxPerKind),
  visibilityKey,
);
const findContracts: Find = async (db, { actor, keyword }) => {
  const rows = await selectContracts(db, { keyword }, actor);
  return rows.map((row) => ({
    ...emptyFields,
    ...row,
    kind: "contracts",
    nameId: row.name,
    vesselName: null,
    path: `/dashboard/payroll-and-contracts/contract-management?${new URLSearchParams({ search: row.name })}`,
  }));
};

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
          requestsVisibleTo(actor),
          isOpenRequest,
          or(vesselNameMatches, like(searchText(chandlerRequests.vendorName), pattern.containing)),
        ),
      )
      .orderBy(asc(chandlerRequests.deliverOn), asc(chandlerRequests.id))
      .limit(maxPerKind),
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

/** Search work about people, vessels and clients of that name, each with its page. */
export const findWorkByName: Record<WorkKind, Find> = {
  plans: ofVessels("plans", vesselsVisibleTo, ({ id }) => `/dashboard/manning/planning/${id}/crew`),
  preparations: findPreparations,
  schedules: findSchedules,
  appraisals: findAppraisals,
  "chandler-requests": findRequests,
  ujbm: ofVessels(
    "ujbm",
    ujbmVisibleTo,
    ({ name }) => `/dashboard/crew-benefit/ujbm?${new URLSearchParams({ search: name })}`,
  ),
  "work-orders": findWorkOrders,
  contracts: findContracts,
};
