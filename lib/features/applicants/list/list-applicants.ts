import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { keptCount } from "@/db/heard-changes";
import { applicants } from "@/db/schema/applicants";
import { eyesOf, type Actor } from "@/lib/access/actor";
import { read } from "@/lib/platform/operation";
import { matching, onWire, selectPage } from "./queries";
import { visibleTo } from "../queries";
import { tabIds } from "../rules";
import { applicantPage, listApplicantsCall } from "../schema";

type Asked = { actor: Actor; input: z.output<typeof listApplicantsCall>; now: Date };

/** How many stand at every tab; a whole division is counted once until somebody applies or moves on. */
function countTabs(db: Executor, { actor, input, now }: Asked) {
  const isNarrowed = matching({ ...input, divisionId: undefined }, now) !== undefined;
  const counted = async () =>
    db
      .select({ tabId: applicants.tabId, total: count() })
      .from(applicants)
      .where(and(visibleTo(actor), matching(input, now)))
      .groupBy(applicants.tabId);
  return isNarrowed ? counted() : keptCount(["applicants", eyesOf(actor), input.divisionId], counted);
}

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
      countTabs(db, { actor, input, now }),
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
