import { and, asc, count, desc, eq, inArray, like, sql } from "drizzle-orm";
import type { ApplicantTab } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { positions, vesselTypes } from "@/db/schema/positions";
import { containing } from "@/lib/platform/list/page-of";
import { read } from "@/lib/platform/operation";
import { selectApplicants, stageOf, visibleTo } from "./queries";
import { tabStatusIds } from "./rules";
import { applicantPage, listApplicantsCall } from "./schema";

const orders = {
  name: applicants.fullName,
  applicantId: applicants.registrationNumber,
  seafarerId: applicants.seafarerCode,
  position: positions.nameEn,
  vesselType: vesselTypes.name,
  regDate: applicants.createdAt,
};

/** Applicants of one tab, with the counts of all tabs under the same keyword. Document 1 §2.3. */
export const listApplicants = read({
  name: "applicants.list",
  access: "applicants:view",
  input: listApplicantsCall,
  output: applicantPage,
  async run({ db, actor }, { pageNumber, pageSize, filterList, tab, sort, order, divisionId }) {
    const search = filterList ? like(applicants.searchText, containing(filterList)) : undefined;
    const scope = and(visibleTo(actor), divisionId ? eq(applicants.divisionId, divisionId) : undefined, search);
    const column = orders[sort];
    const [rows, grouped] = await Promise.all([
      selectApplicants(db)
        .where(and(scope, inArray(applicants.currentStatusId, tabStatusIds[tab])))
        .orderBy(order === "asc" ? asc(column) : desc(column), desc(applicants.id))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ statusId: applicants.currentStatusId, total: count() }).from(applicants).where(scope).groupBy(sql`1`),
    ]);
    const inTab = (name: ApplicantTab) => grouped.filter(({ statusId }) => tabStatusIds[name].includes(statusId)).reduce((sum, { total }) => sum + total, 0);
    const counts = Object.fromEntries(Object.keys(tabStatusIds).map((name) => [name, inTab(name as ApplicantTab)])) as Record<ApplicantTab, number>;
    return { rows: rows.map(listed), total: counts[tab], pageNumber, pageSize, counts };
  },
});

const listed = ({ applicant, positionEn, vesselType, states }: Awaited<ReturnType<typeof selectApplicants>>[number]) => ({
  id: applicant.id,
  registerCrewId: applicant.id,
  name: applicant.fullName,
  applicantId: applicant.registrationNumber,
  seafarerId: applicant.seafarerCode,
  position: positionEn,
  vesselType,
  regDate: applicant.createdAt,
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
