import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import { VesselsTable } from "@/components/features/chandler/vessels/table";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, valuesOf, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { vesselChandlerStatuses } from "@/lib/features/chandler/status.rules";
import { listChandlerVessels } from "@/lib/features/chandler/vessels/list-chandler-vessels";
import { chandlerVesselSorts } from "@/lib/features/chandler/vessels/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../filter-bar";

const table = "chandler-vessels";
const defaults = { pageSize: 10, sorts: chandlerVesselSorts, order: "asc" } as const;
const isStatus = (value: string) => vesselChandlerStatuses.some((option) => option === value);

/** Show vessels with the status of their requests, next requested delivery first. Document 3 §2 */
export async function ChandlerVessels({ params }: { params: SearchParams }) {
  const [jar, t, labels, shell] = await Promise.all([
    cookies(),
    getTranslations("chandler-requests"),
    getTranslations("chandler.vesselStatuses"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const status = valuesOf(params, "chandlerStatus", isStatus);
  const page = await orNull(
    load(listChandlerVessels, {
      chandlerStatus: status,
      filterList: search,
      sort,
      order,
      pageNumber: pageIndex + 1,
      pageSize,
    }),
  );
  const isFiltered = search !== "" || status !== "";
  const filterBar = await filterBarOf({
    title: t("filter"),
    params,
    selects: [
      {
        key: "chandlerStatus",
        label: t("columns.chandlerStatus"),
        current: status,
        isMultiple: true,
        options: vesselChandlerStatuses.map((value) => ({ value, label: labels(value) })),
      },
    ],
  });
  return (
    <ListTable
      name={table}
      label={t("titles.list")}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.vessels"),
        text: isFiltered ? shell("list.noneMatches") : t("empty.vesselsText"),
        action: await emptyStateAction({ params, tab: "vessels", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list="chandler" />
          <ListSearch label={t("search")} />
          <ListFilters texts={filterBar.texts} selects={filterBar.selects} />
          <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
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
      {page ? <VesselsTable rows={page.rows} params={params} sort={sort} order={order} /> : null}
    </ListTable>
  );
}
