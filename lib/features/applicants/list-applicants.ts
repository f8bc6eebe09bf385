import { and, count, inArray, sql } from "drizzle-orm";
import type { ApplicantTab } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { read } from "@/lib/platform/operation";
import { matching, onListed, orderOf } from "./list.queries";
import { selectApplicants, visibleTo } from "./queries";
import { tabStatusIds } from "./rules";
import { applicantPage, listApplicantsCall } from "./schema";

/** Applicants of one tab, with the counts of all tabs under the same keyword and filters. Document 1 §2.3. */
export const listApplicants = read({
  name: "applicants.list",
  access: "applicants:view",
  input: listApplicantsCall,
  output: applicantPage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize, tab } = input;
    const scope = and(visibleTo(actor), matching(db, input, now));
    const [rows, grouped] = await Promise.all([
      selectApplicants(db)
        .where(and(scope, inArray(applicants.currentStatusId, tabStatusIds[tab])))
        .orderBy(...orderOf(input))
        .limit(pageSize)
        .offset((pageNumber - 1) * pageSize),
      db.select({ statusId: applicants.currentStatusId, total: count() }).from(applicants).where(scope).groupBy(sql`1`),
    ]);
    const inTab = (name: ApplicantTab) => grouped.filter(({ statusId }) => tabStatusIds[name].includes(statusId)).reduce((sum, { total }) => sum + total, 0);
    const counts = Object.fromEntries(Object.keys(tabStatusIds).map((name) => [name, inTab(name as ApplicantTab)])) as Record<ApplicantTab, number>;
    return { rows: rows.map((row) => onListed(row, now)), total: counts[tab], pageNumber, pageSize, counts };
  },
});
