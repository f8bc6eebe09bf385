import { read } from "@/lib/platform/operation";
import { translator } from "@/lib/platform/i18n/messages";
import { dashboardQueryOf, cachedForViewer } from "../queries";
import { groupInput } from "../schema";
import { hiringTimes } from "./queries";
import { chart } from "./schema";

/** Median days from application to hiring by rank, hired in the year; at most 20 ranks, longest first. product 5.7 */
export const getTimeToHire = read({
  name: "dashboard.get-time-to-hire",
  access: "dashboard:applicants",
  also: { "applicants:view": () => true },
  input: groupInput.pick({ year: true }),
  output: chart,
  async run(scope, input) {
    const query = dashboardQueryOf(scope, input);
    const ranks = await cachedForViewer("time to hire", query, () => hiringTimes(query));
    const filter = { tab: "done", outcome: "accepted", decidedIn: query.year };
    return {
      series: [
        {
          key: "days",
          title: translator("en")("dashboard.plots.timeToHire.series.days"),
          titleId: translator("id")("dashboard.plots.timeToHire.series.days"),
        },
      ],
      rows: ranks.map(({ positionId, position, positionEn, median }) => ({
        key: String(positionId),
        title: positionEn,
        titleId: position,
        values: [median],
        hrefs: [
          `/dashboard/recruitment/applicants-list?${new URLSearchParams({ ...filter, position: String(positionId) })}`,
        ],
      })),
    };
  },
});
