import { and, asc, desc, eq, inArray, like, lt, lte, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { applicants } from "@/db/schema/applicants";
import { jobOpenings } from "@/db/schema/job-openings";
import { positions, vesselTypes } from "@/db/schema/positions";
import { containing } from "@/lib/platform/list/page-of";
import { type selectApplicants, stageOf } from "./queries";
import { agedAfterDays, isAged } from "./stage.rules";
import type { listApplicantsInput, ListedApplicant } from "./schema";

type ListInput = z.output<typeof listApplicantsInput>;

const orders = {
  name: applicants.fullName,
  applicantId: applicants.registrationNumber,
  seafarerId: applicants.seafarerCode,
  position: positions.nameEn,
  vesselType: vesselTypes.name,
  regDate: applicants.createdAt,
};

export const orderOf = ({ sort, order }: Pick<ListInput, "sort" | "order">) => [order === "asc" ? asc(orders[sort]) : desc(orders[sort]), desc(applicants.id)];

type Filters = Pick<ListInput, "filterList" | "divisionId" | "position" | "vesselType" | "joi" | "ageing">;

/** Keyword and filters; position and vessel type are those of the opening applied to. */
export function matching(db: Executor, { filterList, divisionId, position, vesselType, joi, ageing }: Filters, now: Date): SQL | undefined {
  const opening = and(position ? eq(jobOpenings.positionId, position) : undefined, vesselType ? eq(jobOpenings.vesselTypeId, vesselType) : undefined);
  const agedSince = new Date(now.getTime() - agedAfterDays * 86_400_000);
  return and(
    divisionId ? eq(applicants.divisionId, divisionId) : undefined,
    filterList ? like(applicants.searchText, containing(filterList)) : undefined,
    joi ? eq(applicants.jobOpeningId, joi) : undefined,
    opening ? inArray(applicants.jobOpeningId, db.select({ id: jobOpenings.id }).from(jobOpenings).where(opening)) : undefined,
    ageing ? and(lte(applicants.currentStatusId, 6), lt(applicants.movedAt, agedSince)) : undefined,
  );
}

/** The documented names of a row of the list. Document 1 §2.3 */
export const onListed = ({ applicant, position, positionEn, vesselType, states }: Awaited<ReturnType<typeof selectApplicants>>[number], now: Date): ListedApplicant => ({
  id: applicant.id,
  registerCrewId: applicant.id,
  name: applicant.fullName,
  applicantId: applicant.registrationNumber,
  seafarerId: applicant.seafarerCode,
  position: positionEn,
  positionNameId: position,
  vesselType,
  regDate: applicant.createdAt,
  lastMovedAt: applicant.movedAt,
  isAged: isAged(applicant, now),
  jobOpeningId: applicant.jobOpeningId,
  currentStatusId: applicant.currentStatusId,
  screening: stageOf(states, "screening"),
  boc: stageOf(states, "boc"),
  ces: stageOf(states, "ces"),
  marlin: stageOf(states, "marlin"),
  interview: stageOf(states, "interview"),
  mcu: stageOf(states, "mcu"),
  reached: Object.keys(states),
});
