import { and } from "drizzle-orm";
import type { z } from "zod";
import { keptQuery } from "@/db/kept-query";
import { eyesOf, type Actor } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { isCapped, isFiltered, matching, onTab, tabCounts } from "./queries";
import { visibleTo } from "../queries";
import { recordReads } from "../reads.queries";
import { onListed, rowsOf } from "./row.queries";
import { crewPage, listCrewInput } from "../schema";
import { listSight, withinSight, type Sight } from "../sight.rules";

type Asked = { actor: Actor; input: z.output<typeof listCrewInput>; sight: Sight; today: string };
const selectPage = keptQuery(
  (db, { actor, input, sight, today }: Asked) => {
    const { pageNumber, pageSize, tab, sort, order } = input;
    const where = and(visibleTo(actor), matching(input, today));
    const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
    return rowsOf(db, { where, tab, sort, order, today, isFiltered: isFiltered(input), ...page }, sight);
  },
  ({ actor, input, today }) => [eyesOf(actor), input, today],
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
  async run({ db, actor, now, locale }, given) {
    const sight = listSight(actor);
    const input = withinSight(onTab(given), sight);
    const { pageNumber, pageSize, tab, allTabs } = input;
    const today = dayOf(now);
    const [rows, { counts, everybody, idle, outOf }] = await Promise.all([
      selectPage(db, {}, { actor, input, sight, today }),
      tabCounts(db, actor, input, today, {
        withIdle: allTabs && tab === "off-board" && sight.suitability,
        withAll: tab === "all",
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
