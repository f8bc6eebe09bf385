import { and, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { dayOf } from "@/lib/platform/dates";
import { translator } from "@/lib/platform/i18n/messages";
import { read } from "@/lib/platform/operation";
import { isCapped, isFiltered, matching, tabCounts } from "./list.queries";
import { visibleTo } from "./queries";
import { recordReads } from "./reads.queries";
import { onListed, rowsOf } from "./row.queries";
import { crewPage, listCrewInput } from "./schema";
import { listSight, withinSight } from "./sight.rules";

/** Seafarers of one tab, with the counts of all tabs under the same keyword and filters. Document 2 §2, product 5.11 */
export const listCrew = read({
  name: "crew.list",
  access: "crew:list",
  input: listCrewInput,
  output: crewPage,
  async run({ db, actor, now, locale }, given) {
    const sight = listSight(actor);
    const input = withinSight(given, sight);
    const { pageNumber, pageSize, tab, sort, order } = input;
    const today = dayOf(now);
    const where = and(visibleTo(actor), eq(crew.status, tab), matching(input, today));
    const [rows, counts] = await Promise.all([
      rowsOf(db, { where, sort, order, today, isFiltered: isFiltered(input), limit: pageSize, offset: (pageNumber - 1) * pageSize }, sight),
      tabCounts(db, actor, input, today),
    ]);
    if (sight.finance) await recordReads(db, { actor, now }, "crew.list", rows.map(({ person }) => ({ crewId: person.id, classes: ["identity", "payroll"] })));
    const t = translator(locale);
    return { rows: rows.map((row) => onListed(row, { sight, today, t })), total: counts[tab] ?? 0, pageNumber, pageSize, counts, totalIsCapped: isCapped(counts, input) };
  },
});
