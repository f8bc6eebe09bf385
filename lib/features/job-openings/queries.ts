import { and, asc, desc, eq, gte, isNotNull, isNull, like, lt, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor, Transaction } from "@/db/client";
import type { LookupKind } from "@/db/enums/lookups";
import { allConditions } from "@/db/all-conditions";
import { applicants } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import { lookups } from "@/db/schema/lookups";
import { divisions, positions, vesselTypes } from "@/db/schema/positions";
import type { Actor } from "@/lib/access/actor";
import { hideStoppedApplicants } from "@/lib/features/crew/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { AppError, notFound } from "@/lib/platform/errors";
import { containing, searchText } from "@/db/search-text";
import { findRequirement, listRequiredCertificates } from "@/lib/features/positions/queries";
import { isOpen } from "./rules";

const cities = alias(lookups, "cities");
const vesselSizes = alias(lookups, "vessel_sizes");
const employmentTypes = alias(lookups, "employment_types");

export const isOpenOn = (now: Date) =>
  allConditions(isNull(jobOpenings.closedAt), or(isNull(jobOpenings.closesOn), gte(jobOpenings.closesOn, dayOf(now))));
/** Return the visibility condition: staff see all openings of their division, everyone else open ones. */
export function visibleTo(actor: Actor, now: Date): SQL {
  if (actor.kind === "user") return eq(jobOpenings.divisionId, actor.divisionId);
  return actor.kind === "scheduler" ? sql`true` : isOpenOn(now);
}

export const isClosedOn = (now: Date) => or(isNotNull(jobOpenings.closedAt), lt(jobOpenings.closesOn, dayOf(now)));
export const matchesKeyword = (keyword: string) =>
  keyword ? like(jobOpenings.searchText, containing(keyword)) : undefined;

/** Count the applicants of an opening visible to the actor. */
export const countApplicants = (actor: Actor) =>
  sql<number>`(select count(*)::int from ${applicants} where ${allConditions(eq(applicants.jobOpeningId, jobOpenings.id), hideStoppedApplicants(actor))})`;

const columns = {
  opening: jobOpenings,
  divisionName: divisions.name,
  positionName: positions.name,
  positionNameEn: positions.nameEn,
  department: positions.department,
  vesselTypeName: vesselTypes.name,
  vesselTypeNameId: vesselTypes.nameId,
  cityName: cities.name,
  vesselSize: vesselSizes.name,
  jobType: employmentTypes.name,
  jobTypeId: employmentTypes.nameId,
};

/** Select openings. applicantCount: the number of applicants, where it is displayed. */
export const selectJobOpenings = (db: Executor, applicantCount = sql<number>`0`) =>
  db
    .select({ ...columns, applicants: applicantCount })
    .from(jobOpenings)
    .innerJoin(divisions, eq(divisions.id, jobOpenings.divisionId))
    .innerJoin(positions, eq(positions.id, jobOpenings.positionId))
    .innerJoin(vesselTypes, eq(vesselTypes.id, jobOpenings.vesselTypeId))
    .innerJoin(vesselSizes, eq(vesselSizes.id, jobOpenings.vesselSizeId))
    .innerJoin(employmentTypes, eq(employmentTypes.id, jobOpenings.employmentTypeId))
    .leftJoin(cities, eq(cities.id, jobOpenings.cityId));

type Row = Awaited<ReturnType<typeof selectJobOpenings>>[number];

/** Map an opening to its documented names (document 1 §3). */
export function toResponse({ opening, ...names }: Row, now: Date) {
  const marine = opening.divisionId === 1;
  return {
    ...opening,
    divisionName: names.divisionName,
    cityName: names.cityName,
    vesselTypeName: names.vesselTypeName,
    vesselTypeNameId: names.vesselTypeNameId,
    jobPositionMarineId: marine ? opening.positionId : null,
    jobPositionTankerId: marine ? null : opening.positionId,
    jobPositionName: names.positionName,
    jobPositionNameEn: names.positionNameEn,
    workExperience: `${opening.yearsOfExperience} ${opening.yearsOfExperience === 1 ? "Year" : "Years"}`,
    jobType: names.jobType,
    jobTypeId: names.jobTypeId,
    isOpen: isOpen(opening, now),
    url: `/career/${opening.id}`,
    category: names.department,
    vesselSize: names.vesselSize,
  };
}

const orders = {
  createdAt: jobOpenings.createdAt,
  position: positions.nameEn,
  vesselType: vesselTypes.name,
  closesOn: jobOpenings.closesOn,
};

export const orderOf = (sort: keyof typeof orders, order: "asc" | "desc") => [
  order === "asc" ? asc(orders[sort]) : desc(orders[sort]),
  desc(jobOpenings.id),
];

/** Lock an opening visible to the actor until the transaction ends. @throws not-found */
export async function lockJobOpening({ db, actor, now }: { db: Transaction; actor: Actor; now: Date }, id: number) {
  const [row] = await db
    .select()
    .from(jobOpenings)
    .where(and(eq(jobOpenings.id, id), visibleTo(actor, now)))
    .for("update");
  if (!row) throw notFound("job-openings.notFound");
  return row;
}

type Choice = {
  positionId: number;
  vesselTypeId: number;
  cityId: number | null;
  vesselSizeId: number;
  employmentTypeId: number;
};

type ResolvedChoice = { kind: LookupKind; id: number; path: string; messageKey: string };
async function optionName(db: Executor, { kind, id, path, messageKey }: ResolvedChoice): Promise<string> {
  const [option] = await db
    .select({ name: lookups.name })
    .from(lookups)
    .where(and(eq(lookups.id, id), eq(lookups.kind, kind)));
  if (!option) throw new AppError("invalid", "errors.invalid", {}, [{ path, message: messageKey }]);
  return option.name;
}

/** Resolve the form's choices: education and COC from the matrix, and the search text. @throws invalid */
export async function resolveFormChoices(db: Executor, divisionId: number, choice: Choice) {
  const requirement = await findRequirement(db, choice.positionId, choice.vesselTypeId);
  if (!requirement || requirement.position.divisionId !== divisionId) {
    throw new AppError("invalid", "errors.invalid", {}, [
      { path: "positionId", message: "job-openings.positionRequired" },
    ]);
  }
  const competencies = await listRequiredCertificates(db, {
    positionId: choice.positionId,
    vesselTypeId: choice.vesselTypeId,
    kind: "coc",
    isMandatory: true,
  });
  const names = await Promise.all([
    optionName(db, {
      kind: "vessel-size",
      id: choice.vesselSizeId,
      path: "vesselSizeId",
      messageKey: "job-openings.vesselSizeRequired",
    }),
    optionName(db, {
      kind: "employment-type",
      id: choice.employmentTypeId,
      path: "employmentTypeId",
      messageKey: "job-openings.employmentTypeRequired",
    }),
    choice.cityId
      ? optionName(db, { kind: "city", id: choice.cityId, path: "cityId", messageKey: "validation.invalid" })
      : "",
  ]);
  const { position, vesselType } = requirement;
  return {
    education: requirement.education,
    coc: competencies.map((certificate) => certificate.nameEn).join(", "),
    searchText: searchText([position.nameEn, position.name, vesselType.name, vesselType.nameId, ...names].join(" ")),
  };
}
