import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { CrewSelectionBar } from "@/components/features/crew/list/selection-bar";
import { CrewPreviewFrame } from "@/components/features/crew/list/preview-frame";
import { cappedCountText } from "@/components/features/crew/list/capped-count-text";
import { PageHeader } from "@/components/ui/layout/page-header";
import { resultCountOf } from "@/components/ui/layout/result-count";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { readChoice, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import type { CrewList } from "@/db/enums/crew";
import { can, type UserActor } from "@/lib/access/actor";
import { registerRightsOf } from "@/lib/features/suitability/rights.rules";
import { orNull } from "@/lib/platform/transport/or-null";
import { SelectionFrame } from "@/components/ui/list/selection/frame";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../access/require-user";
import { exportAddress, offeredTabs, tabOf } from "../list-query";
import { filterOptions } from "./filter-options";
import { ListActions } from "./list-actions";
import { readTab } from "./read-tab";
import { CrewRows } from "./crew-rows";
import { CrewTabs } from "./tabs";
import { FiltersAndExport } from "./filters-and-export";

const table = "crew";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("crew.screens.list"))("title") };
}

/** Return the link to where people of a tab come from, if the user may open it. */
async function emptyTabAction(user: UserActor, tab: CrewList) {
  const [t, shell] = await Promise.all([getTranslations("crew-import"), getTranslations("shell.menu")]);
  if (tab === "off-board" && can(user, "crew:import"))
    return { href: "/dashboard/crew-management/import", label: t("title") };
  return tab === "on-board" ? { href: "/dashboard/vessel-management", label: shell("vessel-management") } : null;
}

export default async function CrewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const user = await requireUser("crew:list");
  const [params, jar, t, crew, shell, format] = await Promise.all([
    searchParams,
    cookies(),
    getTranslations("crew.screens.list"),
    getTranslations("crew"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  await openDefaultView("crew", params);
  const offered = offeredTabs(user);
  const tab = tabOf(params, offered);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const tabQuery = readTab(user, tab, params, choice);
  const { state, keys, filters, work } = tabQuery;
  const { pageIndex, pageSize, search } = state;
  const [page, filterBar] = await Promise.all([orNull(work), orNull(filterOptions(user, keys, filters, params))]);
  const address = { ...params, tab };
  const total = page ? cappedCountText(page.total, page.totalIsCapped, format.number) : "";
  const isFiltered = search !== "" || filters.idle !== "" || (filterBar?.chips.length ?? 0) > 0;
  const isPast = pageIndex > 0;
  const emptyState = emptyStateOf(page?.rows, {
    title: shell("list.noData"),
    text: t(isPast ? "emptyPage" : isFiltered ? "emptyNarrowed" : `empty.${tab}`),
    action: (await emptyStateAction({ params: address, tab, isPast, isFiltered })) ?? (await emptyTabAction(user, tab)),
  });
  const register = registerRightsOf(user);
  return (
    <PageTexts now={["suitability.actions"]} late={["crew", "compliance", "suitability", "files"]}>
      <PageHeader
        crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]}
        title={t("title")}
        count={await resultCountOf(page, total)}
        action={<ListActions user={user} add={tab === "blacklist" && register.write} />}
      />
      <CrewTabs
        offered={offered}
        current={tab}
        params={params}
        counts={page?.counts}
        total={page?.total}
        isSearched={search !== ""}
      />
      <SelectionFrame scope={`${tab}.${search}.${Object.values(filters).join(".")}`}>
        <CrewPreviewFrame>
          <ListTable
            name={table}
            label={crew(`tabs.${tab}`)}
            choice={choice}
            emptyState={emptyState}
            tools={<FiltersAndExport tab={tab} query={tabQuery} page={page} filterBar={filterBar} params={address} />}
            footer={
              <ListPagination
                table={table}
                total={page?.total ?? 0}
                pageIndex={pageIndex}
                pageSize={pageSize}
                defaultPageSize={10}
                params={address}
                open={page?.totalIsCapped ? { total, rowsOnPage: page.rows.length } : undefined}
              />
            }
          >
            {page ? <CrewRows user={user} page={page} state={state} params={address} register={register} /> : null}
          </ListTable>
          {tab === "blacklist" || tab === "all" ? null : (
            <CrewSelectionBar
              address={exportAddress(tab, { filterList: search, ...filters, sort: state.sort, order: state.order })}
              label={t("exportChosen")}
            />
          )}
        </CrewPreviewFrame>
      </SelectionFrame>
    </PageTexts>
  );
}
