import { read } from "@/lib/platform/operation";
import { translator } from "@/lib/platform/i18n/messages";
import { dashboardQueryOf, cachedForViewer } from "../queries";
import { groupInput } from "../schema";
import { expiriesByMonth } from "./queries";
import { monthRow, monthsFrom } from "./rules";
import { chart } from "./schema";

const months = 12;

/** People by the month of their next document expiry, for this month and the next eleven. product 5.7 */
export const getExpiringDocuments = read({
  name: "dashboard.get-expiring-documents",
  access: "dashboard:certificates",
  also: { "crew:list": () => true },
  input: groupInput.pick({}),
  output: chart,
  async run(scope) {
    const query = dashboardQueryOf(scope, {});
    const monthKeys = monthsFrom(query.today, months);
    const expiries = await cachedForViewer("documents", query, () => expiriesByMonth(query, monthKeys.at(-1) ?? ""));
    const byMonth = new Map(expiries.map((row) => [row.month, row.people]));
    return {
      series: [
        {
          key: "people",
          title: translator("en")("dashboard.plots.documents.series.people"),
          titleId: translator("id")("dashboard.plots.documents.series.people"),
        },
      ],
      rows: monthKeys.map((month) => ({
        ...monthRow(month),
        values: [byMonth.get(month) ?? 0],
        hrefs: [`/dashboard/crew-management?tab=all&expiresIn=${month}`],
      })),
    };
  },
});
