import { applicantTabs } from "@/db/enums/applicants";
import { tabIds } from "@/lib/features/applicants/rules";
import { read } from "@/lib/platform/operation";
import { translator } from "@/lib/platform/i18n/messages";
import { dashboardQueryOf, cachedForViewer } from "../queries";
import { groupInput } from "../schema";
import { applicationsByMonth } from "./queries";
import { monthRow, monthsUntil } from "./rules";
import { chart } from "./schema";

const months = 12;

/** Applications of twelve months, by month of application and present tab. product 5.7 */
export const getApplications = read({
  name: "dashboard.get-applications",
  access: "dashboard:applicants",
  also: { "applicants:view": () => true },
  input: groupInput.pick({}),
  output: chart,
  async run(scope) {
    const query = dashboardQueryOf(scope, {});
    const monthKeys = monthsUntil(query.today, months);
    const counts = await cachedForViewer("applications", query, () => applicationsByMonth(query, monthKeys[0] ?? ""));
    return {
      series: applicantTabs.map((tab) => ({
        key: tab,
        title: translator("en")(`applicants.list.tabs.${tab}`),
        titleId: translator("id")(`applicants.list.tabs.${tab}`),
      })),
      rows: monthKeys.map((month) => ({
        ...monthRow(month),
        values: applicantTabs.map(
          (tab) => counts.find((row) => row.month === month && row.tabId === tabIds[tab])?.total ?? 0,
        ),
        hrefs: applicantTabs.map((tab) => `/dashboard/recruitment/applicants-list?tab=${tab}&appliedIn=${month}`),
      })),
    };
  },
});
