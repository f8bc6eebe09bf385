import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { SchedulingSection } from "@/components/features/scheduling/lists/section-addresses";
import { VesselsTable } from "@/components/features/scheduling/lists/vessels-table";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { emptyStateOf, emptyStateAction } from "@/components/ui/list/empty-state";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, valuesOf, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { vesselSchedulingStatuses } from "@/lib/features/scheduling/status.rules";
import { listSchedulingVessels } from "@/lib/features/scheduling/vessels/list-scheduling-vessels";
import { vesselSorts } from "@/lib/features/scheduling/vessels/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "./filter-bar";

const table = "scheduling-vessels";
const defaults = { pageSize: 10, sorts: vesselSorts, order: "asc" } as const;
const isStatus = (value: string) => vesselSchedulingStatuses.some((statusName) => statusName === value);

/** Vessels by schedule status, the most urgent first. D3 §2 */
export async function ScheduleVessels({ entrance, params }: { entrance: SchedulingSection; params: SearchParams }) {
  const [cookieStore, t, shell] = await Promise.all([
    cookies(),
    getTranslations("scheduling-lists"),
    getTranslations("shell"),
  ]);
  const choice = readChoice(cookieStore.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const status = valuesOf(params, "schedulingStatus", isStatus);
  const page = await orNull(
    load(listSchedulingVessels, {
      schedulingStatus: status,
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
        key: "schedulingStatus",
        label: t("columns.schedulingStatus"),
        current: status,
        isMultiple: true,
        options: vesselSchedulingStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
  });
  return (
    <ListTable
      name={table}
      label={t(`titles.${entrance}`)}
      choice={choice}
      emptyState={emptyStateOf(page?.rows, {
        title: t("empty.vessels"),
        text: isFiltered ? shell("list.noneMatches") : t("empty.vesselsText"),
        action: await emptyStateAction({ params, tab: "vessels", isPast: pageIndex > 0, isFiltered }),
      })}
      tools={
        <>
          <ViewsMenu list={entrance === "onboard-scheduling" ? "schedules" : "travel"} />
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
      {page ? <VesselsTable entrance={entrance} rows={page.rows} params={params} sort={sort} order={order} /> : null}
    </ListTable>
  );
}
