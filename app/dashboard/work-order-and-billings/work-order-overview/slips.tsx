import type { Locale } from "next-intl";
import { slipAddress } from "@/components/features/work-orders/addresses";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { listCurrentSlips } from "@/lib/features/work-orders/slips/list-current-slips";
import { listSlipHistory } from "@/lib/features/work-orders/slips/list-slip-history";
import { slipSorts, type SlipRow } from "@/lib/features/work-orders/slips/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import type { ListViewer } from "../../list-screen/declaration";
import { list } from "../../list-screen/list-screen";
import { several } from "../../list-screen/panel-filters";
import { years } from "../../list-screen/years";

const texts = "slips";
const isHistory = ({ tab }: { tab: string }) => tab === "history";
const months = Array.from({ length: 12 }, (_, index) => String(index + 1));
const monthName = (month: string, locale: Locale) =>
  formatDate(`2026-${month.padStart(2, "0")}-01`, locale, "month").split(" ")[0] ?? "";
const badgeOf = ({ state, isHeld }: SlipRow) => (state === "locked" ? "Completed" : isHeld ? "Pending" : "InProgress");

/** All slips of the newest month shown, as one document; settlements without a vessel have none. */
function AllSlips({ rows, viewer }: { rows: readonly SlipRow[]; viewer: ListViewer<typeof texts, string> }) {
  const { route, t, month } = viewer;
  const newest = rows
    .map(({ period }) => period)
    .toSorted()
    .at(-1);
  if (!newest || route.vesselId === "none") return null;
  return (
    <DownloadButton
      address="/PMSol/v1/GeneratePDF/GenerateVesselSalarySlips"
      body={{ vesselId: Number(route.vesselId), year: Number(newest.slice(0, 4)), month: Number(newest.slice(5, 7)) }}
      label={t("bulk.of", { month: month(newest) })}
    />
  );
}

/**
 * Slips of a vessel: unlocked ones, and those of locked months. Money without decimals in lists. Document 3 §2, §9
 */
export const vesselSlips = list({
  name: "slips",
  texts,
  tabs: ["current", "history"],
  sorts: slipSorts,
  filters: {
    month: several({
      label: "month",
      known: months,
      when: isHistory,
      options: ({ locale }) => months.map((value) => ({ value, label: monthName(value, locale) })),
    }),
    year: years({ label: "year", when: isHistory }),
  },
  load: (query, { tab, route }) =>
    load(tab === "history" ? listSlipHistory : listCurrentSlips, { ...query, vesselId: route.vesselId ?? "none" }),
}).view({
  label: ({ t, tab }) => t(`tabs.${tab}`),
  search: "searchSlip",
  filterTitle: "filter",
  tools: (viewer) => <AllSlips rows={viewer.page?.rows ?? []} viewer={viewer} />,
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "columns.name",
      card: "title",
      text: ({ employeeName }) => employeeName,
      href: slipAddress,
    },
    {
      id: "position",
      label: "columns.position",
      text: ({ jobPosition: en, jobPositionId: id }, { locale }) => inLanguage(locale, { en, id }),
    },
    {
      id: "month",
      label: "columns.month",
      first: "desc",
      card: "fact",
      text: ({ period }, { month }) => month(period),
    },
    { id: "number", label: "columns.number", text: ({ workOrderNumber }) => workOrderNumber },
    {
      id: "days",
      label: "columns.days",
      align: "end",
      text: ({ settles, onBoardDaysInPeriod }) => (settles ? null : onBoardDaysInPeriod),
    },
    {
      id: "takeHome",
      label: "columns.takeHome",
      align: "end",
      first: "desc",
      card: "fact",
      text: ({ totalTakeHomePayCrew }) => `Rp ${rupiah(totalTakeHomePayCrew)}`,
      second: ({ amountToCollect }, { t }) =>
        amountToCollect > 0 ? t("toCollectOf", { amount: `Rp\u00a0${rupiah(amountToCollect)}` }) : null,
    },
    {
      id: "state",
      label: "columns.state",
      kind: "status",
      card: "badge",
      cell: (row, { t }) => (
        <StatusBadge status={badgeOf(row)} label={row.isHeld ? t("heldState") : t(`states.${row.state}`)} />
      ),
    },
  ],
  empty: { title: ({ t, tab }) => t(`empty.${tab}`), text: ({ t, tab }) => t(`empty.${tab}Text`) },
});
