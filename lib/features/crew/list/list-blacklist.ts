import { dayOf } from "@/lib/platform/calendar/dates";
import { read } from "@/lib/platform/operation";
import { entryRowsQuery, toListedEntry } from "./blacklist.queries";
import { isCapped, isFiltered, tabCounts } from "./queries";
import { recordSensitiveReads } from "../sensitive-reads.queries";
import { blacklistPage, listBlacklistInput } from "../schema";

/** List the open entries of the suitability register and log the reading. Document 2 §2, product 5.4 */
export const listBlacklist = read({
  name: "crew.list-blacklist",
  access: "crew:suitability-tab",
  input: listBlacklistInput,
  output: blacklistPage,
  async run({ db, actor, now }, input) {
    const { pageNumber, pageSize } = input;
    const today = dayOf(now);
    const { level, removal, confirmation } = input;
    const isNarrowed = isFiltered(input) || [level, removal, confirmation].some((filter) => filter !== undefined);
    const [rows, { counts, outOf }] = await Promise.all([
      entryRowsQuery(db, actor, { ...input, limit: pageSize, offset: (pageNumber - 1) * pageSize }, today),
      tabCounts(db, actor, input, today, { outOf: isNarrowed ? "blacklist" : undefined }),
    ]);
    await recordSensitiveReads(
      db,
      { actor, now },
      "crew.list-blacklist",
      rows.map(({ entry }) => ({ crewId: entry.crewId, classes: ["suitability"] })),
    );
    return {
      rows: rows.map(toListedEntry),
      total: counts.blacklist ?? 0,
      pageNumber,
      pageSize,
      counts,
      outOf,
      totalIsCapped: isCapped(counts, input),
    };
  },
});
