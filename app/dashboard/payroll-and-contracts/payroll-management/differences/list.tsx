import {
  Causes,
  DifferenceActions,
  Figures,
  Settlement,
  signed,
} from "@/components/features/work-orders/differences/cells";
import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { ProblemList } from "@/components/features/work-orders/problem-list";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith } from "@/components/ui/list/list-state";
import { listDifferences } from "@/lib/features/work-orders/differences/list-differences";
import { differenceTabs } from "@/lib/features/work-orders/differences/schema";
import { load } from "@/lib/platform/transport/page";
import { isMonth } from "@/lib/platform/calendar/months";
import { hidden } from "../../../list-screen/filters";
import { list } from "../../../list-screen/list-screen";
import { ratesCrumb } from "../rates-crumb";

const root = "/dashboard/payroll-and-contracts/payroll-management";

/**
 * Pay differences of locked months: propose for the next slip, confirm by a second person, or refuse. Money without
 * decimals. product 5.15, §8
 */
export const payDifferences = list({
  name: "pay-differences",
  texts: "pay-differences",
  tabs: differenceTabs,
  pageSize: 50,
  filters: { month: hidden(isMonth) },
  load: ({ month, ...query }, { tab }) => load(listDifferences, { ...query, tab, month: month || undefined }),
}).screen({
  address: `${root}/differences`,
  right: "work-orders:view",
  title: "title",
  lead: "lead",
  isLeadWide: true,
  crumbs: async ({ home }) => [home, await ratesCrumb()],
  search: "search",
  tools: ({ page, params, t, locale }) => {
    const month = typeof params.month === "string" && isMonth(params.month) ? params.month : "";
    const months = page?.months ?? [];
    if (months.length < 2 && !month) return null;
    const choiceOf = (id: string, label: string) => ({
      id,
      label,
      href: hrefWith(params, { month: id || null, pageIndex: null }),
    });
    return (
      <ListFilter
        label={t("month")}
        choices={[choiceOf("", t("allMonths")), ...months.map((id) => choiceOf(id, monthName(id, locale)))]}
        current={month}
      />
    );
  },
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "name",
      label: "columns.name",
      card: "title",
      text: ({ name }) => name,
      href: ({ crewId, month }) => `${root}/people/${crewId}?year=${month.slice(0, 4)}`,
      second: ({ employeeNumber }) => employeeNumber,
    },
    { id: "month", label: "month", card: "fact", text: ({ month }, { locale }) => monthName(month, locale) },
    { id: "cause", label: "columns.cause", card: "fact", cell: (row) => <Causes row={row} /> },
    {
      id: "paid",
      label: "columns.paid",
      align: "end",
      card: "fact",
      cell: ({ paid }) => <Figures figures={paid} />,
    },
    {
      id: "owed",
      label: "columns.owed",
      align: "end",
      card: "fact",
      cell: ({ owed, problems }, { t }) => (
        <>
          {owed ? <Figures figures={owed} /> : t("unknown")}
          <ProblemList problems={problems} />
        </>
      ),
    },
    {
      id: "amount",
      label: "columns.amount",
      align: "end",
      card: "fact",
      text: ({ owed, amount }) => (owed ? signed(amount) : null),
      second: ({ owed, amount }, { t }) => (owed && amount === 0 ? t("byYear") : null),
    },
    { id: "tax", label: "columns.tax", align: "end", card: "fact", text: ({ tax }) => signed(tax) },
    { id: "billed", label: "columns.billed", align: "end", card: "fact", text: ({ billed }) => signed(billed) },
    { id: "settledWith", label: "columns.settledWith", card: "fact", cell: (row) => <Settlement row={row} /> },
  ],
  actions: (row) => (row.allowedActions.length > 0 ? <DifferenceActions row={row} /> : null),
  empty: { title: ({ t, tab }) => t(`empty.${tab}`), text: "emptyText" },
});
