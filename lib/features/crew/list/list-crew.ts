import { and } from "drizzle-orm";
import type { z } from "zod";
import { preparedQuery } from "@/db/prepared-query";
import { visibilityKey, type Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { isCapped, isFiltered, matchesFilters, withTabFilters, tabCounts } from "./queries";
import { visibleTo } from "../queries";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { toListedCrew, crewRowsQuery } from "./crew-rows.queries";
import { crewPage, listCrewInput } from "../schema";
import { listVisibility, withVisibleFilters, type ListVisibility } from "../visibility/rules";

type ListPageInput = { actor: Actor; input: z.output<typeof listCrewInput>; visibility: ListVisibility; today: string };
const selectPage = preparedQuery(
  (db, { actor, input, visibility, today }: ListPageInput) => {
    const { pageNumber, pageSize, tab, sort, order } = input;
    const where = and(visibleTo(actor), matchesFilters(input, today));
    const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
    return crewRowsQuery(db, { where, tab, sort, order, today, isFiltered: isFiltered(input), ...page }, visibility);
  },
  ({ actor, input, today }) => [visibilityKey(actor), input, today],
);

/**
 * List the people of one tab. On request, count all tabs under the same keyword and filters, and idle people on the
 * off-board tab. Document 2 §2, product 5.11
 */
export const listCrew = read({
  name: "crew.list",
  access: "crew:list",
  input: listCrewInput,
  output: crewPage,
  async run({ db, actor, now, locale }, request) {
    const visibility = listVisibility(actor);
    const input = withVisibleFilters(withTabFilters(request), visibility);
    const { pageNumber, pageSize, tab, allTabs } = input;
    const today = dayOf(now);
    const [rows, { counts, everybody, idle, outOf }] = await Promise.all([
      selectPage(db, {}, { actor, input, visibility, today }),
      tabCounts(db, actor, input, today, {
        withIdle: allTabs && tab === "off-board" && visibility.suitability,
        withAll: tab === "all",
        only: allTabs ? undefined : tab,
        outOf: allTabs && isFiltered(input) ? tab : undefined,
      }),
    ]);
    if (visibility.finance)
      await recordSensitiveReads(
        db,
        { actor, now },
        "crew.list",
        rows.map(({ person }) => ({ crewId: person.id, classes: ["identity", "payroll"] })),
      );
    const t = translator(locale);
    return {
      rows: rows.map((row) => toListedCrew(row, { visibility, today, t })),
      total: (tab === "all" ? everybody : counts[tab]) ?? 0,
      pageNumber,
      pageSize,
      counts,
      idle,
      outOf,
      totalIsCapped: isCapped({ ...counts, all: everybody }, input),
    };
  },
});
