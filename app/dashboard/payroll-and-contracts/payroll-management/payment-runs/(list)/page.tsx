import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { runsHref } from "@/components/features/work-orders/payments/addresses";
import { NewRunButton } from "@/components/features/work-orders/payments/buttons";
import { PaymentDues } from "@/components/features/work-orders/payments/dues";
import styles from "@/components/features/work-orders/payments/payments.module.css";
import { RunsTable } from "@/components/features/work-orders/payments/runs-table";
import { Button } from "@/components/ui/layout/button";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListError } from "@/components/ui/list/list-error";
import { ListFilter } from "@/components/ui/list/list-filter";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import {
  hrefWith,
  oneOf,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { isMonth } from "@/lib/features/work-orders/month.rules";
import { getPaymentDues } from "@/lib/features/work-orders/payments/get-payment-dues";
import { listPaymentRuns } from "@/lib/features/work-orders/payments/list-payment-runs";
import { runTabs } from "@/lib/features/work-orders/payments/schema";
import { listPayrollPeriods } from "@/lib/features/work-orders/periods/list-payroll-periods";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../require-user";

const table = "payment-runs";
const defaults = { pageSize: 20, sorts: ["number"], order: "desc" } as const;
const maxMonths = 6;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("payment-runs"))("title") };
}

/** Return the locked months, the newest first; none when they cannot be read. */
async function lockedMonths() {
  const periods = await orNull(load(listPayrollPeriods, {}));
  return (periods?.rows ?? []).flatMap(({ month, state }) => (state === "locked" ? [month] : []));
}

/** Chooses the month whose due amounts and runs show. */
async function Months({
  months,
  params,
  month,
}: {
  months: string[];
  params: SearchParams;
  month: string | undefined;
}) {
  const [t, locale] = await Promise.all([getTranslations("payment-runs"), getLocale()]);
  if (months.length < 2 && !month) return null;
  const all = { id: "", label: t("allMonths"), href: hrefWith(params, { month: null, pageIndex: null }) };
  const visibleMonths = [...new Set([...months.slice(0, maxMonths), ...(month ? [month] : [])])];
  const each = visibleMonths.map((id) => ({
    id,
    label: monthName(id, locale),
    href: hrefWith(params, { month: id, pageIndex: null }),
  }));
  return <ListFilter label={t("month")} choices={[all, ...each]} current={month ?? ""} />;
}

/** Links to the bank file formats and to a new run. */
async function HeadActions({ months, month }: { months: string[]; month: string | undefined }) {
  const t = await getTranslations("payment-runs");
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

/** Payment runs of the division, and the amounts still due in a month. product 5.15 */
export default async function PaymentRunsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, cookieStore] = await Promise.all([requireUser("work-orders:payments"), searchParams, cookies()]);
  const [t, shell, rates, format] = await Promise.all([
    getTranslations("payment-runs"),
    getTranslations("shell"),
    getTranslations("rates"),
    getFormatter(),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), runTabs);
  const requestedMonth = valueOf(params, "month");
  const month = isMonth(requestedMonth) ? requestedMonth : undefined;
  const months = await lockedMonths();
  const selectedMonth = month ?? months[0];
  const [page, dues] = await Promise.all([
    orNull(load(listPaymentRuns, { tab, month, filterList: search, pageNumber: pageIndex + 1, pageSize })),
    selectedMonth ? orNull(load(getPaymentDues, { month: selectedMonth })) : null,
  ]);
  const tabs = runTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const isFiltered = search !== "" || month !== undefined;
  const emptyState = emptyStateOf(page?.rows, {
    title: t("empty"),
    text: isFiltered ? shell("list.noneMatches") : t("emptyText"),
    action: await emptyStateAction({ params, tab, isPast: pageIndex > 0, isFiltered }),
    fallback: null,
  });
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: rates("title"), href: "/dashboard/payroll-and-contracts/payroll-management" },
        ]}
        title={t("title")}
        lead={t("lead")}
        isLeadWide
        count={await resultCountOf(page)}
        action={<HeadActions months={months} month={month} />}
      />
      {dues ? <PaymentDues dues={dues} /> : selectedMonth ? <ListError /> : null}
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyState}
        tools={
          <>
            <ListSearch label={t("search")} />
            <Months months={months} params={params} month={month} />
          </>
        }
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={defaults.pageSize}
            params={params}
          />
        }
      >
        {page ? <RunsTable rows={page.rows} /> : null}
      </ListTable>
    </>
  );
}
