import { and, asc, desc, eq, like, lt, lte, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { isAnyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { testTypes, type TestType } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { positions, vesselTypes } from "@/db/schema/positions";
import { containing, startingExactly } from "@/db/search-text";
import { instantWithin } from "@/db/date-ranges";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { selectApplicants, stageOf } from "../queries";
import { nextActionOf } from "../pipeline/next-action.rules";
import { staleAfterDays, isStale } from "../pipeline/stage.rules";
import type { End, listApplicantsInput, ListedApplicant } from "../schema";

type ListInput = z.output<typeof listApplicantsInput>;

const orders = {
  name: applicants.fullName,
  applicantId: applicants.registrationNumber,
  seafarerId: applicants.seafarerCode,
  position: positions.nameEn,
  vesselType: vesselTypes.name,
  regDate: applicants.createdAt,
  waitingSince: applicants.movedAt,
};

const orderOf = ({ sort, order }: Pick<ListInput, "sort" | "order">) =>
  order === "asc" ? [asc(orders[sort]), asc(applicants.id)] : [desc(orders[sort]), desc(applicants.id)];

type PageInput = Pick<ListInput, "sort" | "order" | "pageSize" | "pageNumber">;

/** Select the ids of one page from an index. Position and vessel type are joined only to sort by them. */
function idsOf(db: Executor, where: SQL | undefined, input: PageInput) {
  const ids = db.select({ id: applicants.id }).from(applicants).$dynamic();
  if (input.sort === "position") void ids.innerJoin(positions, eq(positions.id, applicants.positionId));
  if (input.sort === "vesselType") void ids.innerJoin(vesselTypes, eq(vesselTypes.id, applicants.vesselTypeId));
  return ids
    .where(where)
    .orderBy(...orderOf(input))
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .as("page");
}

/** Select one page of applicants. Displayed columns are read only for that page. */
export function selectApplicantPage(db: Executor, where: SQL | undefined, input: PageInput) {
  const page = idsOf(db, where, input);
  return selectApplicants(db)
    .innerJoin(page, eq(page.id, applicants.id))
    .orderBy(...orderOf(input));
}

const numberPrefix = "reg-";

const searchColumns = {
  number: (start: string | Placeholder) => like(applicants.registrationNumber, start),
  text: (keyword: string | Placeholder) => like(applicants.searchText, containing(keyword)),
};
export const matchesApplicantKeyword = (by: keyof typeof searchColumns, value: string | Placeholder) =>
  searchColumns[by](value);

/** Where a keyword is sought, and as what: a registration number's beginning among the numbers, not in every text; nowhere what all numbers begin with. */
export function searchTermOf(keyword: string): { by: keyof typeof searchColumns; value: string } | null {
  if (numberPrefix.startsWith(keyword)) return null;
  return keyword.startsWith(numberPrefix)
    ? { by: "number", value: startingExactly(keyword.toUpperCase()) }
    : { by: "text", value: keyword };
}

function ofKeyword(keyword: string): SQL | undefined {
  const searchTerm = searchTermOf(keyword);
  return searchTerm ? matchesApplicantKeyword(searchTerm.by, searchTerm.value) : undefined;
}

type Filters = Pick<ListInput, "filterList" | "divisionId" | "position" | "vesselType" | "joi" | "ageing"> &
  Partial<Pick<ListInput, "outcome" | "decidedIn" | "appliedIn">>;

/** Match applicants by outcome: hired or not. The last move of an ended application is its end. product 5.1, 5.7 */
const hasEnded: Record<End, SQL> = {
  accepted: sql`(${applicants.tabId} = 7 and ${applicants.states} ->> 'result' = 'Completed')`,
  "not-continued": sql`(${applicants.tabId} = 7 and ${applicants.currentStatusId} = 8)`,
};

/** Match open applications not moved since an instant. */
export const isUnmovedSince = (instant: Date | SQL) => and(lte(applicants.tabId, 6), lt(applicants.movedAt, instant));

/** Build the list filter. Position and vessel type are those of the opening. */
export function matchesFilters(
  { filterList, divisionId, position, vesselType, joi, ageing, outcome, decidedIn, appliedIn }: Filters,
  now: Date,
): SQL | undefined {
  const agedSince = daysAfter(now, -staleAfterDays);
  return and(
    divisionId ? eq(applicants.divisionId, divisionId) : undefined,
    filterList ? ofKeyword(filterList) : undefined,
    isAnyOf(applicants.jobOpeningId, joi),
    isAnyOf(applicants.positionId, position),
    isAnyOf(applicants.vesselTypeId, vesselType),
    ageing ? isUnmovedSince(agedSince) : undefined,
    outcome ? hasEnded[outcome] : undefined,
    decidedIn ? and(eq(applicants.tabId, 7), instantWithin(applicants.movedAt, decidedIn)) : undefined,
    appliedIn ? instantWithin(applicants.createdAt, appliedIn) : undefined,
  );
}

/**
 * Map a list row to its documented names, with the next action. In a list of one test, that test's next action.
 * Document 1 §2.3
 */
export function toResponse(
  {
    applicant,
    position,
    positionEn,
    vesselType,
    vesselTypeNameId,
    states,
  }: Awaited<ReturnType<typeof selectApplicants>>[number],
  now: Date,
  tests: readonly TestType[] = testTypes,
): ListedApplicant {
  const nextAction = nextActionOf(states, tests);
  return {
    id: applicant.id,
    registerCrewId: applicant.id,
    name: applicant.fullName,
    applicantId: applicant.registrationNumber,
    seafarerId: applicant.seafarerCode,
    position: positionEn,
    positionNameId: position,
    vesselType,
    vesselTypeNameId,
    regDate: applicant.createdAt,
    lastMovedAt: applicant.movedAt,
    isAged: isStale(applicant, now),
    nextAction,
    waitingSince: nextAction ? applicant.movedAt : null,
    jobOpeningId: applicant.jobOpeningId,
    currentStatusId: applicant.currentStatusId,
    screening: stageOf(states, "screening"),
    boc: stageOf(states, "boc"),
    ces: stageOf(states, "ces"),
    marlin: stageOf(states, "marlin"),
    interview: stageOf(states, "interview"),
    mcu: stageOf(states, "mcu"),
    reached: Object.keys(states),
  };
}
