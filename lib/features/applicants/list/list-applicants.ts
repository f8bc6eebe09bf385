import { and, count, eq, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Executor } from "@/db/client";
import { applicantTabs, type ApplicantTab } from "@/db/enums/applicants";
import { cachedUntilWrite } from "@/db/cache-invalidation";
import { applicants } from "@/db/schema/applicants";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { preparedRows } from "@/lib/access/prepared-list";
import { read } from "@/lib/platform/operation";
import { matchesFilters, toResponse, selectApplicantPage } from "./queries";
import { visibleTo } from "../queries";
import { tabIds } from "../rules";
import { applicantPage, listApplicantsCall } from "../schema";

type PageQuery = { actor: Actor; input: z.output<typeof listApplicantsCall>; now: Date };

const perTab = (db: Executor, where: SQL | undefined, isWhole: boolean) =>
  db
    .select({ tabId: applicants.tabId, total: count(), isWhole: sql<boolean>`${isWhole}::boolean` })
    .from(applicants)
    .where(where)
    .groupBy(applicants.tabId);

const selectTab = (db: Executor, { actor, input, now }: PageQuery) => {
  const scope = and(visibleTo(actor), matchesFilters(input, now));
  return selectApplicantPage(
    db,
    input.tab === "all" ? scope : and(scope, eq(applicants.tabId, tabIds[input.tab])),
    input,
  );
};
/** Cache tab rows. The ageing filter depends on the exact time and is never cached. */
const selectCached = preparedRows((db, actor, input: PageQuery["input"]) =>
  selectTab(db, { actor, input, now: new Date(0) }),
);
const rowsOf = (db: Executor, query: PageQuery) =>
  query.input.ageing ? selectTab(db, query) : selectCached(db, query.actor, query.input, "");

/**
 * Count applicants per tab, with the unfiltered total when filtered. Totals of a division are cached until a write.
 */
async function countTabs(db: Executor, { actor, input, now }: PageQuery) {
  const emptyFilters = { filterList: "", divisionId: input.divisionId, ageing: false };
  const unfilteredCounts = perTab(db, and(visibleTo(actor), matchesFilters(emptyFilters, now)), true);
  const isNarrowed = matchesFilters({ ...input, divisionId: undefined }, now) !== undefined;
  if (!isNarrowed)
    return {
      hits: await cachedUntilWrite(
        ["applicants", visibilityKey(actor), input.divisionId],
        async () => unfilteredCounts,
      ),
      all: null,
    };
  const tabCounts = await unionAll(
    perTab(db, and(visibleTo(actor), matchesFilters(input, now)), false),
    unfilteredCounts,
  );
  return { hits: tabCounts.filter(({ isWhole }) => !isWhole), all: tabCounts.filter(({ isWhole }) => isWhole) };
}
type Tabs = Awaited<ReturnType<typeof countTabs>>["hits"];

/** Return the count of one tab or of all. */
const totalOf = (tabs: Tabs, tab: ApplicantTab | "all") =>
  tabs.filter(({ tabId }) => tab === "all" || tabId === tabIds[tab]).reduce((sum, { total }) => sum + total, 0);

/** List applicants of one tab or all, with counts of all tabs under the same filters. Document 1 §2.3. */
export const listApplicants = read({
  name: "applicants.list",
  access: "applicants:view",
  input: listApplicantsCall,
  output: applicantPage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize, tab } = input;
    const [rows, { hits, all }] = await Promise.all([
      rowsOf(db, { actor, input, now }),
      countTabs(db, { actor, input, now }),
    ]);
    return {
      rows: rows.map((row) => toResponse(row, now)),
      total: totalOf(hits, tab),
      outOf: all && totalOf(all, tab),
      pageNumber,
      pageSize,
      // Every tab has an entry.
      counts: Object.fromEntries(applicantTabs.map((name) => [name, totalOf(hits, name)])) as Record<
        ApplicantTab,
        number
      >,
    };
  },
});
