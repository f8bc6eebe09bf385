import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { ExportMenu } from "@/components/features/ujbm/months/export-menu";
import { MonthActions } from "@/components/features/ujbm/months/actions";
import { MonthStatus } from "@/components/features/ujbm/months/status-and-open-questions";
import { VesselsTable } from "@/components/features/ujbm/months/vessels-table";
import { PageHeader } from "@/components/ui/layout/page-header";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { emptyStateOf } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ViewsMenu } from "@/components/features/views/menu";
import { ListSearch } from "@/components/ui/list/list-search";
import { MonthChooser } from "@/components/ui/list/filters/month-chooser";
import {
  hrefWith,
  readChoice,
  readListState,
  tableCookie,
  valueOf,
  type SearchParams,
} from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { listUjbm } from "@/lib/features/ujbm/months/list-ujbm";
import { ujbmSorts } from "@/lib/features/ujbm/months/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../../filter-bar";
import { openDefaultView } from "../../../open-default-view";
import { requireUser } from "../../../require-user";
import { monthQuery } from "../month-query";

const table = "ujbm";
const defaults = { pageSize: 10, sorts: ujbmSorts, order: "asc" } as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("ujbm"))("title") };
}

/**
 * Show a month's allowances by vessel with their total, and open points before the month is closed. D3 §2, product 5.13
 */
export default async function UjbmPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, jar] = await Promise.all([requireUser("ujbm:view"), searchParams, cookies()]);
  await openDefaultView("ujbm", params);
  const [t, shell] = await Promise.all([getTranslations("ujbm"), getTranslations("shell")]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const { months, year, years } = monthQuery(params);
  const payee = valueOf(params, "payee") === "waiting" ? "waiting" : undefined;
  const query = { months, year, payee, filterList: search, sort, order, pageNumber: pageIndex + 1, pageSize };
  const page = await orNull(load(listUjbm, query));
  const filterBar = await filterBarOf({
    title: t("filter"),
    params,
    selects: [
      {
        key: "payee",
        label: t("payee.account"),
        current: payee ?? "",
        options: [{ value: "waiting", label: t("payee.waitingForMe") }],
      },
    ],
  });
  const backAction: Record<string, null> = pageIndex > 0 ? { pageIndex: null } : { search: null, payee: null };
  const isFiltered = search !== "" || payee !== undefined;
  const isLost = pageIndex > 0 || isFiltered;
  return (
    <>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        count={await resultCountOf(page)}
        action={page ? <MonthActions page={page} months={months} year={year} years={years} /> : null}
      />
      {page ? <MonthStatus page={page} /> : null}
      <ListTable
        name={table}
        label={t("title")}
        choice={choice}
        emptyState={emptyStateOf(page?.rows, {
          title: t("empty"),
          text: isFiltered ? shell("list.noneMatches") : t("emptyText"),
          action: isLost
            ? { href: hrefWith(params, backAction), label: shell(pageIndex > 0 ? "list.first" : "list.clearFilters") }
            : null,
        })}
        tools={
          <>
            <MonthChooser monthKey="months" months={months} year={year} years={years} />
            <ViewsMenu list="ujbm" />
            <ListSearch label={t("search")} />
            <ListFilters texts={filterBar.texts} selects={filterBar.selects} />
            <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
            <ExportMenu months={months} year={year} />
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
        {page ? <VesselsTable page={page} params={params} sort={sort} order={order} /> : null}
      </ListTable>
    </>
  );
}
