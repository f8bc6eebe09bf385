import { recordFromListHref } from "@/components/features/crew/list/record-from-list-href";
import { LevelBadge } from "@/components/features/crew/list/level-badge";
import { crewStatusVariants } from "@/components/features/crew/status-variants";
import { RegisterRowActions } from "@/components/features/suitability/register-row-actions";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { removalDecisions, suitabilityReasons } from "@/db/enums/suitability";
import { listBlacklist } from "@/lib/features/crew/list/list-blacklist";
import { entrySorts } from "@/lib/features/crew/schema";
import { listVisibility } from "@/lib/features/crew/visibility/rules";
import { registerRightsOf } from "@/lib/features/suitability/rights.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { file } from "../../list-screen/file";
import { list } from "../../list-screen/list-screen";
import { crewFilters } from "../list-filters";
import { listOf } from "../list-position";
import { exportAddress } from "../list-query";
import { cappedCounts, crewSource } from "./source";

/** Open entries of the suitability register, one row each. Document 2 §3 */
export const register = list({
  ...crewSource,
  sorts: entrySorts,
  order: "desc",
  filters: crewFilters,
  load: async (
    { filterList, position, vesselType, vessel, level, removal, confirmation, sort, order, pageNumber, pageSize },
    { number },
  ) => {
    const filters = { filterList, position, vesselType, vessel, level, removal, confirmation };
    const page = await load(listBlacklist, { ...filters, sort, order, pageNumber, pageSize });
    return cappedCounts(page, filterList !== "", { number });
  },
}).view({
  label: "tabs.blacklist",
  search: "screens.list.search",
  filterTitle: "screens.filters.title",
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "screens.list.name",
      also: { id: "familyName", label: "screens.list.familyName", when: ({ user }) => listVisibility(user).identity },
      card: "title",
      text: ({ name }) => name,
      href: ({ crewId }, { params }, at) =>
        recordFromListHref(crewId, { list: listOf(params), at }, "blacklist-history"),
    },
    { id: "employeeNumber", label: "screens.list.employeeNumber", text: ({ employeeNumber }) => employeeNumber },
    {
      id: "position",
      label: "screens.list.position",
      kind: "short",
      card: "fact",
      text: (row, { locale }) => inLanguage(locale, { en: row.position, id: row.positionNameId }),
    },
    {
      id: "status",
      label: "screens.list.status",
      kind: "status",
      cell: ({ status }, { t }) => <StatusBadge status={crewStatusVariants[status]} label={t(`tabs.${status}`)} />,
    },
    {
      id: "level",
      label: "screens.list.level",
      kind: "status",
      first: "desc",
      card: "badge",
      cell: (row) => <LevelBadge entry={row} />,
    },
    {
      id: "reason",
      label: "screens.list.reason",
      kind: "short",
      card: "fact",
      text: ({ reason }, { t }) =>
        t(`suitabilityReason.${suitabilityReasons.find((option) => option === reason) ?? "other"}`),
    },
    {
      id: "startDate",
      label: "screens.list.startDate",
      align: "end",
      first: "desc",
      card: "fact",
      text: ({ startDate }, { date }) => date(startDate),
    },
    {
      id: "endDate",
      label: "screens.list.endDate",
      align: "end",
      first: "desc",
      text: ({ endDate }, { date }) => date(endDate),
    },
    {
      id: "reviewDate",
      label: "screens.list.reviewDate",
      align: "end",
      text: ({ reviewDate }, { date }) => date(reviewDate),
    },
    {
      id: "removal",
      label: "screens.list.removal",
      kind: "short",
      text: ({ unblacklistApproval, unblacklistRequest }, { t, date }) => {
        const decided = removalDecisions.find((decision) => decision === unblacklistApproval);
        if (decided) return t(`removal.${decided}`);
        if (!unblacklistRequest) return null;
        return t("screens.list.removalAsked", { date: date(dayOf(unblacklistRequest)) ?? "" });
      },
    },
  ],
  actions: (row, { user }) => <RegisterRowActions entry={row} rights={registerRightsOf(user)} />,
  file: file({ label: "screens.list.export", address: ({ tab, query }) => exportAddress(tab, query) }),
  empty: {
    title: ({ shell }) => shell("list.noData"),
    text: "screens.list.empty.blacklist",
    noMatch: "screens.list.emptyNarrowed",
  },
});
