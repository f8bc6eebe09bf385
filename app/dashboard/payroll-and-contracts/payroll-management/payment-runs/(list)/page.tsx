import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { monthName } from "@/components/features/work-orders/inputs/month-name";
import { runsHref } from "@/components/features/work-orders/payments/addresses";
import { NewRunButton } from "@/components/features/work-orders/payments/buttons";
import { DuesShown } from "@/components/features/work-orders/payments/dues";
import styles from "@/components/features/work-orders/payments/payments.module.css";
import { RunsTable } from "@/components/features/work-orders/payments/runs-table";
import { Button } from "@/components/ui/layout/button";
import { hitsOf } from "@/components/ui/layout/hits";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ListError } from "@/components/ui/list/list-error";
import { ListFilter } from "@/components/ui/list/list-filter";
import { listInstead, wayOut } from "@/components/ui/list/list-instead";
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
import { getDues } from "@/lib/features/work-orders/payments/get-dues";
import { listRuns } from "@/lib/features/work-orders/payments/list-runs";
import { runTabs } from "@/lib/features/work-orders/payments/schema";
import { listPeriods } from "@/lib/features/work-orders/periods/list-periods";
import { dayOf } from "@/lib/platform/calendar/dates";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";
import { signedIn } from "../../../../signed-in";

const table = "payment-runs";
const defaults = { pageSize: 20, sorts: ["number"], order: "desc" } as const;
const mostMonths = 6;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("payment-runs"))("title") };
}

/** Return the locked months, the newest first; none when they cannot be read. */
async function lockedMonths() {
  const periods = await attempt(load(listPeriods, {}));
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
  const shown = [...new Set([...months.slice(0, mostMonths), ...(month ? [month] : [])])];
  const each = shown.map((id) => ({
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
          asked={{ months, month: chosen, today: dayOf(new Date()), lockId: null }}
        />
      ) : null}
    </div>
  );
}

/** Payment runs of the division, and the amounts still due in a month. product 5.15 */
export default async function PaymentRunsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, jar] = await Promise.all([signedIn("work-orders:payments"), searchParams, cookies()]);
  const [t, shell, rates, format] = await Promise.all([
    getTranslations("payment-runs"),
    getTranslations("shell"),
    getTranslations("rates"),
    getFormatter(),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search } = readListState(params, defaults, choice);
  const tab = oneOf(valueOf(params, "tab"), runTabs);
  const askedMonth = valueOf(params, "month");
  const month = isMonth(askedMonth) ? askedMonth : undefined;
  const months = await lockedMonths();
  const shownMonth = month ?? months[0];
  const [page, dues] = await Promise.all([
    attempt(load(listRuns, { tab, month, filterList: search, pageNumber: pageIndex + 1, pageSize })),
    shownMonth ? attempt(load(getDues, { month: shownMonth })) : null,
  ]);
  const tabs = runTabs.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    href: hrefWith(params, { tab: id, pageIndex: null }),
    count: page ? format.number(page.counts[id]) : undefined,
  }));
  const isNarrowed = search !== "" || month !== undefined;
  const instead = listInstead(page?.rows, {
    title: t("empty"),
    text: isNarrowed ? shell("list.noneMatches") : t("emptyText"),
    way: await wayOut({ params, tab, isPast: pageIndex > 0, isNarrowed }),
    otherwise: null,
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
        count={await hitsOf(page)}
        action={<HeadActions months={months} month={month} />}
      />
      {dues ? <DuesShown dues={dues} /> : shownMonth ? <ListError /> : null}
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        instead={instead}
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
