import { tabCounts } from "@/lib/features/crew/list/queries";
import { read } from "@/lib/platform/operation";
import { translator } from "@/lib/platform/i18n/messages";
import { dashboardQueryOf, cachedForViewer } from "../queries";
import { groupInput } from "../schema";
import { onBoardByMonth } from "./queries";
import { monthRow, monthsUntil } from "./rules";
import { chart } from "./schema";

const months = 24;

/**
 * People on board at the end of each of 24 months, and today; null for a month without a count. Only today's links to a
 * list. product 5.7
 */
export const getCrewOnBoard = read({
  name: "dashboard.get-crew-on-board",
  access: "dashboard:crew",
  also: { "crew:list": () => true },
  input: groupInput.pick({}),
  output: chart,
  async run(scope) {
    const query = dashboardQueryOf(scope, {});
    const monthKeys = monthsUntil(query.today, months);
    const { db, actor, today } = query;
    const [nights, { counts }] = await Promise.all([
      cachedForViewer("on board", query, () => onBoardByMonth(query, monthKeys[0] ?? "")),
      tabCounts(db, actor, {}, today, { only: "on-board" }),
    ]);
    const thisMonth = today.slice(0, 7);
    const byMonth = new Map([
      ...nights.map(({ month, onBoard }) => [month, onBoard] as const),
      [thisMonth, counts["on-board"]] as const,
    ]);
    return {
      series: [
        {
          key: "onBoard",
          title: translator("en")("dashboard.plots.onBoard.series.onBoard"),
          titleId: translator("id")("dashboard.plots.onBoard.series.onBoard"),
        },
      ],
      rows: monthKeys.map((month) => ({
        ...monthRow(month),
        values: [byMonth.get(month) ?? null],
        hrefs: [month === thisMonth ? "/dashboard/crew-management?tab=on-board" : null],
      })),
    };
  },
});
