import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { runsHref } from "@/components/features/work-orders/payments/addresses";
import { NewRunButton } from "@/components/features/work-orders/payments/buttons";
import { PaymentDues } from "@/components/features/work-orders/payments/dues";
import styles from "@/components/features/work-orders/payments/payments.module.css";
import { RunStatusBadge } from "@/components/features/work-orders/payments/run-status-badge";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { ListError } from "@/components/ui/list/list-error";
import { ListFilter } from "@/components/ui/list/list-filter";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { isMonth } from "@/lib/platform/calendar/months";
import { getPaymentDues } from "@/lib/features/work-orders/payments/get-payment-dues";
import { listPaymentRuns } from "@/lib/features/work-orders/payments/list-payment-runs";
import { runTabs } from "@/lib/features/work-orders/payments/schema";
import { listPayrollPeriods } from "@/lib/features/work-orders/periods/list-payroll-periods";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { hidden } from "../../../list-screen/filters";
import { list } from "../../../list-screen/list-screen";
import { textsOf } from "../../../list-screen/texts";
import { ratesCrumb } from "../rates-crumb";

const texts = "payment-runs";
const maxMonths = 6;
const amounts = ["released", "paid", "rejected"] as const;

/** Return the locked months, the newest first; none when they cannot be read. */
async function lockedMonths() {
  const periods = await orNull(load(listPayrollPeriods, {}));
  return (periods?.rows ?? []).flatMap(({ month, state }) => (state === "locked" ? [month] : []));
}

const monthOf = (params: SearchParams) => {
  const month = valueOf(params, "month");
  return isMonth(month) ? month : undefined;
};

type MonthsProps = { months: string[]; params: SearchParams; locale: string };

/** Chooses the month whose due amounts and runs show. */
async function Months({ months, params, locale }: MonthsProps) {
  const { t } = await textsOf(texts);
  const month = monthOf(params);
  if (months.length < 2 && !month) return null;
  const choiceOf = (id: string, label: string) => ({
    id,
    label,
    href: hrefWith(params, { month: id || null, pageIndex: null }),
  });
  const visibleMonths = [...new Set([...months.slice(0, maxMonths), ...(month ? [month] : [])])];
  return (
    <ListFilter
      label={t("month")}
      choices={[choiceOf("", t("allMonths")), ...visibleMonths.map((id) => choiceOf(id, monthName(id, locale)))]}
      current={month ?? ""}
    />
  );
}

/** Links to the bank file formats and to a new run. */
async function HeadActions({ months, month }: { months: string[]; month: string | undefined }) {
  const { t } = await textsOf(texts);
  const [newest] = months;
  const chosen = month && months.includes(month) ? month : newest;
  return (
    <div className={styles.actions}>
      <Button variant="text" component={Link} href={`${runsHref}/banks`}>
        {t("trial.open")}
      </Button>
      {chosen ? (
        <NewRunButton
          label={t("make.open")}
          dialogProps={{ months, month: chosen, today: dayOf(new Date()), lockId: null }}
        />
      ) : null}
    </div>
  );
}

/** Amounts still due in the month, or in the newest locked one. */
async function Dues({ params, months }: { params: SearchParams; months: string[] }) {
  const month = monthOf(params) ?? months[0];
  if (!month) return null;
  const dues = await orNull(load(getPaymentDues, { month }));
  return dues ? <PaymentDues dues={dues} /> : <ListError />;
}

/** Payment runs of the division, and the amounts still due in a month. Money without decimals. product 5.15 */
export const paymentRuns = list({
  name: "payment-runs",
  texts,
  tabs: runTabs,
  pageSize: 20,
  filters: { month: hidden(isMonth) },
  load: async ({ month, ...query }, { tab }) => {
    const [page, months] = await Promise.all([
      load(listPaymentRuns, { ...query, tab, month: month || undefined }),
      lockedMonths(),
    ]);
    return { ...page, months };
  },
}).screen({
  address: runsHref,
  right: "work-orders:payments",
  title: "title",
  lead: "lead",
  isLeadWide: true,
  crumbs: async ({ home }) => [home, await ratesCrumb()],
  action: ({ page, params }) => <HeadActions months={page?.months ?? []} month={monthOf(params)} />,
  top: ({ page, params }) => <Dues params={params} months={page?.months ?? []} />,
  search: "search",
  tools: ({ page, params, locale }) => <Months months={page?.months ?? []} params={params} locale={locale} />,
  keyOf: ({ id }) => id,
  columns: [
    {
      id: "number",
      label: "number",
      card: "title",
      text: ({ number }) => number,
      href: ({ id }) => `${runsHref}/${id}`,
    },
    { id: "state", label: "state", card: "badge", cell: ({ state }) => <RunStatusBadge state={state} /> },
    {
      id: "month",
      label: "month",
      card: "fact",
      text: ({ month }, { locale }) => monthName(month, locale),
      second: ({ lockId }, { t }) => (lockId === null ? null : t("ofOne")),
    },
    { id: "valueOn", label: "valueOn", card: "fact", text: ({ valueOn }, { date }) => date(valueOn) },
    { id: "bankSet", label: "bankSet", card: "fact", text: ({ bankSet }, { t }) => t(`banks.${bankSet}`) },
    { id: "transfers", label: "transfers", align: "end", card: "fact", text: ({ transfers }) => transfers },
    { id: "amount", label: "amount", align: "end", card: "fact", text: ({ amount }) => rupiahText(amount) },
    ...amounts.map((state) => ({
      id: state,
      label: `sums.${state}` as const,
      align: "end" as const,
      card: "fact" as const,
      text: ({ byState }: { byState: Partial<Record<string, { amount: number }>> }) =>
        rupiahText(byState[state]?.amount ?? 0),
    })),
    { id: "madeBy", label: "madeBy", card: "fact", text: ({ madeBy }) => madeBy },
    { id: "releasedBy", label: "releasedBy", card: "fact", text: ({ releasedBy }) => releasedBy },
  ],
  empty: { title: "empty", text: "emptyText" },
});
