import { and } from "drizzle-orm";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { isCapped, isFiltered, matching, onTab, tabCounts } from "./queries";
import { visibleTo } from "../queries";
import { recordReads } from "../reads.queries";
import { onListed, rowsOf } from "./row.queries";
import { crewPage, listCrewInput } from "../schema";
import { listSight, withinSight } from "../sight.rules";

/** Seafarers of one tab; where asked for with the counts of all tabs under the same keyword and filters, and on the tab of people ashore how many are idle. Document 2 §2, product 5.11 */
export const listCrew = read({
  name: "crew.list",
  access: "crew:list",
  logged: true,
  input: listCrewInput,
  output: crewPage,
  async run({ db, actor, now, locale }, given) {
    const sight = listSight(actor);
    const input = withinSight(onTab(given), sight);
    const { pageNumber, pageSize, tab, sort, order, allTabs } = input;
    const today = dayOf(now);
    const where = and(visibleTo(actor), matching(input, today));
    const [rows, { counts, idle, outOf }] = await Promise.all([
      rowsOf(
        db,
        {
          where,
          tab,
          sort,
          order,
          today,
          isFiltered: isFiltered(input),
          limit: pageSize,
          offset: (pageNumber - 1) * pageSize,
        },
        sight,
      ),
      tabCounts(db, actor, input, today, {
        withIdle: allTabs && tab === "off-board" && sight.suitability,
        only: allTabs ? undefined : tab,
        outOf: allTabs && isFiltered(input) ? tab : undefined,
      }),
    ]);
    if (sight.finance)
      await recordReads(
        db,
        { actor, now },
        "crew.list",
        rows.map(({ person }) => ({ crewId: person.id, classes: ["identity", "payroll"] })),
      );
    const t = translator(locale);
    return {
      rows: rows.map((row) => onListed(row, { sight, today, t })),
      total: counts[tab] ?? 0,
      pageNumber,
      pageSize,
      counts,
      idle,
      outOf,
      totalIsCapped: isCapped(counts, input),
    };
  },
});
