import { and, asc, desc, eq, like, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { CrewStatus } from "@/db/enums/crew";
import { keptQuery } from "@/db/kept-query";
import { inNameOrder } from "@/db/schema/columns";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import { searchText, startingExactly } from "@/db/search-text";
import { eyesOf, type Actor } from "@/lib/access/actor";
import { isSought, soughtBy } from "@/lib/features/applicants/list/queries";
import { visibleTo as applicantsVisibleTo } from "@/lib/features/applicants/queries";
import { visibleTo as crewVisibleTo } from "@/lib/features/crew/queries";
import { listSight } from "@/lib/features/crew/sight.rules";
import { statusIn } from "@/lib/features/crew/status-sight.queries";
import { isOpen } from "@/lib/features/job-openings/rules";
import { visibleTo as openingsVisibleTo } from "@/lib/features/job-openings/queries";
import { principalsVisibleTo } from "@/lib/features/vessels/principals/queries";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { mostCompared, pattern } from "./patterns.queries";
import { numberStartOf } from "./rules";
import type { Found, RecordKind } from "./schema";

type Wanted = { actor: Actor; keyword: string; now: Date };

const mostOfAKind = 8;

const nothing = {
  ...{ number: null, detail: null, detailNameId: null, vesselName: null },
  ...{ state: null, jobOpeningId: null, path: null },
};
/** Names that start with the keyword come first. */
const beginsWith = (text: SQL) => sql<boolean>`${text} like ${pattern.beginning}`;

type People = { actor: Actor; isNumber: boolean };
const selectCrew = keptQuery(
  (db, { actor, isNumber }: People) => {
    const state = statusIn({ seesRegister: listSight(actor).suitability });
    const isSought = isNumber
      ? like(crew.employeeNumber, sql.placeholder("number"))
      : like(crew.searchText, pattern.containing);
    const compared = db
      .select({
        id: crew.id,
        name: crew.fullName,
        number: crew.employeeNumber,
        positionId: crew.positionId,
        vesselId: crew.vesselId,
        state: sql<CrewStatus>`${state}`.as("state"),
        isFirst: beginsWith(sql`${crew.searchText}`).as("is_first"),
      })
      .from(crew)
      .where(and(crewVisibleTo(actor), sql`${crew.erasedAt} is null`, isSought))
      .limit(mostCompared)
      .as("compared");
    return db
      .select({
        id: compared.id,
        name: compared.name,
        number: compared.number,
        state: compared.state,
        detail: positions.nameEn,
        detailNameId: positions.name,
        vesselName: vessels.name,
      })
      .from(compared)
      .innerJoin(positions, eq(positions.id, compared.positionId))
      .leftJoin(vessels, eq(vessels.id, compared.vesselId))
      .orderBy(desc(compared.isFirst), asc(inNameOrder(compared.name)), asc(compared.number))
      .limit(mostOfAKind);
  },
  ({ actor, isNumber }) => [eyesOf(actor), isNumber],
);
async function findCrew(db: Executor, { actor, keyword }: Wanted): Promise<Found[]> {
  const number = numberStartOf(keyword);
  const values = { keyword, number: number && startingExactly(number) };
  const rows = await selectCrew(db, values, { actor, isNumber: Boolean(number) });
  return rows.map((row) => ({ ...nothing, ...row, kind: "crew", nameId: row.name }));
}

const selectVessels = keptQuery(
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
      .limit(mostOfAKind),
  eyesOf,
);
async function findVessels(db: Executor, { actor, keyword }: Wanted): Promise<Found[]> {
  const rows = await selectVessels(db, { keyword }, actor);
  return rows.map(({ scrappedOn, ...row }) => ({
    ...nothing,
    ...row,
    kind: "vessels",
    nameId: row.name,
    state: scrappedOn ? "in-scrap" : null,
  }));
}

type Applying = { actor: Actor; by: Parameters<typeof isSought>[0] | undefined };
const selectApplicants = keptQuery(
  (db, { actor, by }: Applying) => {
    const compared = db
      .select({
        id: applicants.id,
        name: applicants.fullName,
        number: applicants.registrationNumber,
        jobOpeningId: applicants.jobOpeningId,
        positionId: applicants.positionId,
        isFirst: beginsWith(sql`${applicants.searchText}`).as("is_first"),
      })
      .from(applicants)
      .where(and(applicantsVisibleTo(actor), by && isSought(by, sql.placeholder("sought"))))
      .limit(mostCompared)
      .as("compared");
    return db
      .select({
        id: compared.id,
        name: compared.name,
        number: compared.number,
        jobOpeningId: compared.jobOpeningId,
        detail: positions.nameEn,
        detailNameId: positions.name,
      })
      .from(compared)
      .innerJoin(positions, eq(positions.id, compared.positionId))
      .orderBy(desc(compared.isFirst), asc(compared.name), desc(compared.id))
      .limit(mostOfAKind);
  },
  ({ actor, by }) => [eyesOf(actor), by],
);
async function findApplicants(db: Executor, { actor, keyword }: Wanted): Promise<Found[]> {
  const sought = soughtBy(keyword);
  const values = { keyword, sought: sought?.value };
  const rows = await selectApplicants(db, values, { actor, by: sought?.by });
  return rows.map((row) => ({ ...nothing, ...row, kind: "applicants", nameId: row.name }));
}

type Openings = { actor: Actor; now: Date };
const selectOpenings = keptQuery(
  (db, { actor, now }: Openings) =>
    db
      .select({ opening: jobOpenings, name: positions.nameEn, nameId: positions.name, detail: vesselTypes.name })
      .from(jobOpenings)
      .innerJoin(positions, eq(positions.id, jobOpenings.positionId))
      .innerJoin(vesselTypes, eq(vesselTypes.id, jobOpenings.vesselTypeId))
      .where(and(openingsVisibleTo(actor, now), like(jobOpenings.searchText, pattern.containing)))
      .orderBy(desc(sql`${jobOpenings.closedAt} is null`), desc(jobOpenings.createdAt), desc(jobOpenings.id))
      .limit(mostOfAKind),
  ({ actor, now }) => [eyesOf(actor), dayOf(now)],
);
async function findOpenings(db: Executor, { actor, keyword, now }: Wanted): Promise<Found[]> {
  const rows = await selectOpenings(db, { keyword }, { actor, now });
  return rows.map(({ opening, ...row }) => ({
    ...nothing,
    ...row,
    kind: "job-openings",
    id: opening.id,
    detailNameId: row.detail,
    state: isOpen(opening, now) ? null : "closed",
    jobOpeningId: opening.id,
  }));
}

const selectPrincipals = keptQuery(
  (db, actor: Actor) =>
    db
      .select({ id: principals.id, name: principals.name, retiredAt: principals.retiredAt })
      .from(principals)
      .where(and(principalsVisibleTo(db, actor), like(searchText(principals.name), pattern.containing)))
      .orderBy(desc(sql`${principals.retiredAt} is null`), asc(principals.name), asc(principals.id))
      .limit(mostOfAKind),
  eyesOf,
);
async function findPrincipals(db: Executor, { actor, keyword }: Wanted): Promise<Found[]> {
  const rows = await selectPrincipals(db, { keyword }, actor);
  return rows.map(({ id, name, retiredAt }) => ({
    ...nothing,
    kind: "principals",
    id,
    name,
    nameId: name,
    state: retiredAt ? "retired" : null,
  }));
}

export const findRecord: Record<RecordKind, (db: Executor, wanted: Wanted) => Promise<Found[]>> = {
  crew: findCrew,
  vessels: findVessels,
  applicants: findApplicants,
  "job-openings": findOpenings,
  principals: findPrincipals,
};
