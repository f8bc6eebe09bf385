import { and, asc, desc, eq, like, sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import type { CrewStatus } from "@/db/enums/crew";
import { inNameOrder } from "@/db/schema/columns";
import { applicants } from "@/db/schema/applicants";
import { crew } from "@/db/schema/crew";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions, vesselTypes } from "@/db/schema/positions";
import { principals, vessels } from "@/db/schema/vessels";
import type { Actor } from "@/lib/access/actor";
import { matching as matchingApplicants } from "@/lib/features/applicants/list/queries";
import { visibleTo as applicantsVisibleTo } from "@/lib/features/applicants/queries";
import { visibleTo as crewVisibleTo } from "@/lib/features/crew/queries";
import { listSight } from "@/lib/features/crew/sight.rules";
import { statusIn } from "@/lib/features/crew/status-sight.queries";
import { isOpen } from "@/lib/features/job-openings/rules";
import { matching as matchingOpenings, visibleTo as openingsVisibleTo } from "@/lib/features/job-openings/queries";
import { principalsVisibleTo } from "@/lib/features/vessels/principals/queries";
import { visibleTo as vesselsVisibleTo } from "@/lib/features/vessels/queries";
import { containing } from "@/lib/platform/list/page-of";
import { numberStartOf } from "./rules";
import type { Found, RecordKind } from "./schema";

type Wanted = { actor: Actor; keyword: string; now: Date };

const mostOfAKind = 8;
/** Of a keyword that fits half the fleet the best are sought among this many only; another letter narrows it. */
const mostCompared = 1_500;

const nothing = {
  ...{ number: null, detail: null, detailNameId: null, vesselName: null },
  ...{ state: null, jobOpeningId: null, path: null },
};
const beginning = (keyword: string) => containing(keyword).slice(1);
/** Who is called so by the first word stands before others. */
const beginsWith = (text: SQL, keyword: string) => sql<boolean>`${text} like ${beginning(keyword)}`;

function ofCrewKeyword(keyword: string): SQL {
  const number = numberStartOf(keyword);
  return number ? like(crew.employeeNumber, beginning(number)) : like(crew.searchText, containing(keyword));
}

async function findCrew(db: Executor, { actor, keyword }: Wanted): Promise<Found[]> {
  const state = statusIn({ seesRegister: listSight(actor).suitability });
  const compared = db
    .select({
      id: crew.id,
      name: crew.fullName,
      number: crew.employeeNumber,
      positionId: crew.positionId,
      vesselId: crew.vesselId,
      state: sql<CrewStatus>`${state}`.as("state"),
      isFirst: beginsWith(sql`${crew.searchText}`, keyword).as("is_first"),
    })
    .from(crew)
    .where(and(crewVisibleTo(actor), sql`${crew.erasedAt} is null`, ofCrewKeyword(keyword)))
    .limit(mostCompared)
    .as("compared");
  const rows = await db
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
  return rows.map((row) => ({ ...nothing, ...row, kind: "crew", nameId: row.name }));
}

async function findVessels(db: Executor, { actor, keyword }: Wanted): Promise<Found[]> {
  const rows = await db
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
    .where(and(vesselsVisibleTo(actor), like(vessels.searchText, containing(keyword))))
    .orderBy(desc(sql`${vessels.scrappedOn} is null`), asc(vessels.name), asc(vessels.id))
    .limit(mostOfAKind);
  return rows.map(({ scrappedOn, ...row }) => ({
    ...nothing,
    ...row,
    kind: "vessels",
    nameId: row.name,
    state: scrappedOn ? "in-scrap" : null,
  }));
}

async function findApplicants(db: Executor, { actor, keyword, now }: Wanted): Promise<Found[]> {
  const compared = db
    .select({
      id: applicants.id,
      name: applicants.fullName,
      number: applicants.registrationNumber,
      jobOpeningId: applicants.jobOpeningId,
      positionId: applicants.positionId,
      isFirst: beginsWith(sql`${applicants.searchText}`, keyword).as("is_first"),
    })
    .from(applicants)
    .where(and(applicantsVisibleTo(actor), matchingApplicants({ filterList: keyword, ageing: false }, now)))
    .limit(mostCompared)
    .as("compared");
  const rows = await db
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
  return rows.map((row) => ({ ...nothing, ...row, kind: "applicants", nameId: row.name }));
}

async function findOpenings(db: Executor, { actor, keyword, now }: Wanted): Promise<Found[]> {
  const rows = await db
    .select({ opening: jobOpenings, name: positions.nameEn, nameId: positions.name, detail: vesselTypes.name })
    .from(jobOpenings)
    .innerJoin(positions, eq(positions.id, jobOpenings.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, jobOpenings.vesselTypeId))
    .where(and(openingsVisibleTo(actor, now), matchingOpenings(keyword)))
    .orderBy(desc(sql`${jobOpenings.closedAt} is null`), desc(jobOpenings.createdAt), desc(jobOpenings.id))
    .limit(mostOfAKind);
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

async function findPrincipals(db: Executor, { actor, keyword }: Wanted): Promise<Found[]> {
  const rows = await db
    .select({ id: principals.id, name: principals.name, retiredAt: principals.retiredAt })
    .from(principals)
    .where(and(principalsVisibleTo(db, actor), like(sql`lower(${principals.name})`, containing(keyword))))
    .orderBy(desc(sql`${principals.retiredAt} is null`), asc(principals.name), asc(principals.id))
    .limit(mostOfAKind);
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
