import { and, count, eq } from "drizzle-orm";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { read } from "@/lib/platform/operation";
import { matching, onWire, selectPage } from "./queries";
import { visibleTo } from "../queries";
import { tabIds } from "../rules";
import { applicantPage, listApplicantsCall } from "../schema";

/** Applicants of one tab or of all, with the counts of all tabs under the same keyword and filters. Document 1 §2.3. */
export const listApplicants = read({
  name: "applicants.list",
  access: "applicants:view",
  input: listApplicantsCall,
  output: applicantPage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize, tab } = input;
    const scope = and(visibleTo(actor), matching(input, now));
    const [rows, grouped] = await Promise.all([
      selectPage(db, tab === "all" ? scope : and(scope, eq(applicants.tabId, tabIds[tab])), input),
      db.select({ tabId: applicants.tabId, total: count() }).from(applicants).where(scope).groupBy(applicants.tabId),
    ]);
    const totalOf = (name: ApplicantTab) => grouped.find(({ tabId }) => tabId === tabIds[name])?.total ?? 0;
    const counts = Object.fromEntries(applicantTabs.map((name) => [name, totalOf(name)])) as Record<
      ApplicantTab,
      number
    >;
    const total = tab === "all" ? grouped.reduce((sum, group) => sum + group.total, 0) : counts[tab];
    return { rows: rows.map((row) => onWire(row, now)), total, pageNumber, pageSize, counts };
  },
});
