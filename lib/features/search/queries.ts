import { and, asc, desc, eq, like, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { CrewStatus } from "@/db/enums/crew";
import { preparedQuery } from "@/db/prepared-query";
import { inNameOrder } from "@/db/schema/columns";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { searchText, startingExactly } from "@/db/search-text";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { matchesApplicantKeyword, searchTermOf } from "@/lib/features/applicants/list/queries";
import { visibleTo as applicantsVisibleTo } from "@/lib/features/applicants/queries";
import { visibleTo as crewVisibleTo } from "@/lib/features/crew/queries";
import { listVisibility } from "@/lib/features/crew/visibility.rules";
import { statusColumn } from "@/lib/features/crew/status-visibility.queries";
import { isOpen } from "@/lib/features/job-openings/rules";
import { visibleTo as openingsVisibleTo } from "@/lib/features/job-openings/queries";
import { principalsVisibleTo } from "@/lib/features/vessels/principals/queries";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { maxCandidates, pattern } from "./patterns.queries";
import { numberStartOf } from "./rules";
import type { FoundRecord, RecordKind } from "./schema";

type SearchQuery = { actor: Actor; keyword: string; now: Date };

const maxPerKind = 8;

const emptyFields = {
  number: null,
  detail: null,
  detailNameId: null,
  vesselName: null,
  state: null,
  jobOpeningId: null,
  path: null,
};
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
      .where(and(crewVisibleTo(actor), sql`${crew.erasedAt} is null`, matchesKeyword))
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
      .limit(maxPerKind);
  },
  ({ actor, isNumber }) => [visibilityKey(actor), isNumber],
);
async function findCrew(db: Executor, { actor, keyword }: SearchQuery): Promise<FoundRecord[]> {
  const number = numberStartOf(keyword);
  const values = { keyword, number: number && startingExactly(number) };
  const rows = await selectCrew(db, values, { actor, isNumber: Boolean(number) });
  return rows.map((row) => ({ ...emptyFields, ...row, kind: "crew", nameId: row.name }));
}

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
      .where(and(vesselsVisibleTo(actor), like(vessels.searchText, pattern.containing)))
      .orderBy(desc(sql`${vessels.scrappedOn} is null`), asc(vessels.name), asc(vessels.id))
      .limit(maxPerKind),
  visibilityKey,
);
async function findVessels(db: Executor, { actor, keyword }: SearchQuery): Promise<FoundRecord[]> {
  const rows = await selectVessels(db, { keyword }, actor);
  return rows.map(({ scrappedOn, ...row }) => ({
    ...emptyFields,
    ...row,
    kind: "vessels",
    nameId: row.name,
    state: scrappedOn ? "in-scrap" : null,
  }));
}

type ApplicantVariant = { actor: Actor; by: Parameters<typeof matchesApplicantKeyword>[0] | undefined };
const selectApplicants = preparedQuery(
  (db, { actor, by }: ApplicantVariant) => {
    const candidates = db
      .select({
        id: applicants.id,
        name: applicants.fullName,
        number: applicants.registrationNumber,
        jobOpeningId: applicants.jobOpeningId,
        positionId: applicants.positionId,
        isFirst: startsWithKeyword(sql`${applicants.searchText}`).as("is_first"),
      })
      .from(applicants)
      .where(and(applicantsVisibleTo(actor), by && matchesApplicantKeyword(by, sql.placeholder("sought"))))
      .limit(maxCandidates)
      .as("compared");
    return db
      .select({
        id: candidates.id,
        name: candidates.name,
        number: candidates.number,
        jobOpeningId: candidates.jobOpeningId,
        detail: positions.nameEn,
        detailNameId: positions.name,
      })
      .from(candidates)
      .innerJoin(positions, eq(positions.id, candidates.positionId))
      .orderBy(desc(candidates.isFirst), asc(candidates.name), desc(candidates.id))
      .limit(maxPerKind);
  },
  ({ actor, by }) => [visibilityKey(actor), by],
);
async function findApplicants(db: Executor, { actor, keyword }: SearchQuery): Promise<FoundRecord[]> {
  const keywordMatch = searchTermOf(keyword);
  const values = { keyword, sought: keywordMatch?.value };
  const rows = await selectApplicants(db, values, { actor, by: keywordMatch?.by });
  return rows.map((row) => ({ ...emptyFields, ...row, kind: "applicants", nameId: row.name }));
}

type OpeningVariant = { actor: Actor; now: Date };
const selectOpenings = preparedQuery(
  (db, { actor, now }: OpeningVariant) =>
    db
      .select({ opening: jobOpenings, name: positions.nameEn, nameId: positions.name, detail: vesselTypes.name })
      .from(jobOpenings)
      .innerJoin(positions, eq(positions.id, jobOpenings.positionId))
      .innerJoin(vesselTypes, eq(vesselTypes.id, jobOpenings.vesselTypeId))
      .where(and(openingsVisibleTo(actor, now), like(jobOpenings.searchText, pattern.containing)))
      .orderBy(desc(sql`${jobOpenings.closedAt} is null`), desc(jobOpenings.createdAt), desc(jobOpenings.id))
      .limit(maxPerKind),
  ({ actor, now }) => [visibilityKey(actor), dayOf(now)],
);
async function findOpenings(db: Executor, { actor, keyword, now }: SearchQuery): Promise<FoundRecord[]> {
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
}

const selectPrincipals = preparedQuery(
  (db, actor: Actor) =>
    db
      .select({ id: principals.id, name: principals.name, retiredAt: principals.retiredAt })
      .from(principals)
      .where(and(principalsVisibleTo(db, actor), like(searchText(principals.name), pattern.containing)))
      .orderBy(desc(sql`${principals.retiredAt} is null`), asc(principals.name), asc(principals.id))
      .limit(maxPerKind),
  visibilityKey,
);
async function findPrincipals(db: Executor, { actor, keyword }: SearchQuery): Promise<FoundRecord[]> {
  const rows = await selectPrincipals(db, { keyword }, actor);
  return rows.map(({ id, name, retiredAt }) => ({
    ...emptyFields,
    kind: "principals",
    id,
    name,
    nameId: name,
    state: retiredAt ? "retired" : null,
  }));
}

export const findRecord: Record<RecordKind, (db: Executor, query: SearchQuery) => Promise<FoundRecord[]>> = {
  crew: findCrew,
  vessels: findVessels,
  applicants: findApplicants,
  "job-openings": findOpenings,
  principals: findPrincipals,
};
