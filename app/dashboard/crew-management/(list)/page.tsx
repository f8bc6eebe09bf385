import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { CrewMessages } from "@/components/features/crew/messages";
import { countText } from "@/components/features/crew/list/count-text";
import { FinanceTable } from "@/components/features/crew/list/finance-table";
import { PeopleTable } from "@/components/features/crew/list/people-table";
import { RegisterTable } from "@/components/features/crew/list/register-table";
import { RegisterRowActions } from "@/components/features/suitability/register-row-actions";
import { DownloadButton } from "@/components/ui/feedback/download-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilter } from "@/components/ui/list/list-filter";
import { ListFilters } from "@/components/ui/list/list-filters";
import { listInstead } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { hrefWith, readChoice, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { idleMonths } from "@/lib/features/crew/idle.rules";
import { registerRightsOf } from "@/lib/features/suitability/rights.rules";
import { attempt } from "@/lib/platform/transport/attempt";
import { signedIn } from "../../signed-in";
import { listOf } from "../list-place";
import { exportAddress, offeredTabs, tabOf } from "../list-query";
import { filterOptions } from "./filter-options";
import { ListActions } from "./list-actions";
import { readTab } from "./read-tab";

const table = "crew";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("crew.screens.list"))("title") };
}

export default async function CrewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await signedIn("crew:list");
  const [params, jar, t, crew, shell, format] = await Promise.all([
    searchParams,
    cookies(),
    getTranslations("crew.screens.list"),
    getTranslations("crew"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const offered = offeredTabs(user);
  const tab = tabOf(params, offered);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { state, keys, filters, work } = readTab(user, tab, params, choice);
  const { pageIndex, pageSize, search, sort, order } = state;
  const [page, narrowing] = await Promise.all([attempt(work), attempt(filterOptions(user, keys, filters, params))]);
  const address = { ...params, tab };
  const spell = (count: number, isSearched = search !== "") => countText(count, isSearched, format.number);
  const total = page ? spell(page.total, page.totalIsCapped) : "";
  const tabs = offered
    .filter((id) => page?.counts[id] !== null)
    .map((id) => {
      const count = page?.counts[id];
      const tone = id === "resigned" ? ("error" as const) : undefined;
      return {
        id,
        label: crew(`tabs.${id}`),
        href: hrefWith(params, { tab: id, pageIndex: null, sort: null, order: null }),
        count: typeof count === "number" ? spell(count) : undefined,
        tone,
      };
    });
  const idle = keys.includes("idle") && page?.kind === "people" ? (page.idle ?? 0) : 0;
  const isNarrowed = search !== "" || filters.idle !== "" || (narrowing?.chips.length ?? 0) > 0;
  const isPast = pageIndex > 0;
  const back = isPast
    ? { href: hrefWith(address, { pageIndex: null }), label: shell("list.first") }
    : { href: `?tab=${tab}`, label: shell("list.clearFilters") };
  const instead = listInstead(page?.rows, {
    title: shell("list.noData"),
    text: t(isPast ? "emptyPage" : isNarrowed ? "emptyNarrowed" : `empty.${tab}`),
    way: isPast || isNarrowed ? back : null,
  });
  const head = { params: address, sort, order, list: listOf(address), first: pageIndex * pageSize };
  const register = registerRightsOf(user);
  return (
    <CrewMessages>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        count={total}
        action={<ListActions user={user} add={tab === "blacklist" && register.write} />}
      />
      <ListTabs label={t("title")} tabs={tabs} current={tab} />
      <ListTable
        name={table}
        label={crew(`tabs.${tab}`)}
        choice={choice}
        instead={instead}
        tools={
          <>
            <ListSearch label={t("search")} />
            {narrowing ? (
              <>
                <ListFilters texts={narrowing.texts} selects={narrowing.selects} />
                <FilterChips label={narrowing.texts.title} chips={narrowing.chips} />
              </>
            ) : null}
            {idle > 0 || filters.idle ? (
              <ListFilter
                label={t("idleLabel")}
                choices={[
                  {
                    id: "true",
                    label: t("idle", { months: idleMonths, count: spell(idle, true) }),
                    href: hrefWith(address, { idle: filters.idle ? null : "true", pageIndex: null }),
                  },
                ]}
                current={filters.idle}
              />
            ) : null}
            {page && page.rows.length > 0 ? (
              <DownloadButton
                variant="text"
                address={exportAddress(tab, { filterList: search, ...filters, sort, order })}
                label={t("export")}
              />
            ) : null}
          </>
        }
        footer={
          <ListPagination
            table={table}
            total={page?.total ?? 0}
            pageIndex={pageIndex}
            pageSize={pageSize}
            defaultPageSize={10}
            params={address}
            open={page?.totalIsCapped ? { total, shown: page.rows.length } : undefined}
          />
        }
      >
        {page?.kind === "register" ? (
          <RegisterTable
            rows={page.rows}
            {...head}
            actionsOf={(row) => <RegisterRowActions entry={row} rights={register} />}
          />
        ) : null}
        {page?.kind === "people" && page.rows.some(({ pay }) => pay !== null) ? (
          <FinanceTable rows={page.rows} {...head} />
        ) : null}
        {page?.kind === "people" && page.rows.every(({ pay }) => pay === null) ? (
          <PeopleTable rows={page.rows} tab={page.tab} {...head} />
        ) : null}
      </ListTable>
    </CrewMessages>
  );
}
