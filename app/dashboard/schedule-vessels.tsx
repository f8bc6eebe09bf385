import { getTranslations } from "next-intl/server";
import { cookies } from "next/headers";
import type { Entrance } from "@/components/features/scheduling/lists/entrance";
import { VesselsTable } from "@/components/features/scheduling/lists/vessels-table";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { listInstead, wayOut } from "@/components/ui/list/list-instead";
import { ListPagination } from "@/components/ui/list/list-pagination";
import { ListSearch } from "@/components/ui/list/list-search";
import { readChoice, readListState, severalOf, tableCookie, type SearchParams } from "@/components/ui/list/list-state";
import { ListTable } from "@/components/ui/list/list-table";
import { vesselSchedulingStatuses } from "@/lib/features/scheduling/status.rules";
import { listSchedulingVessels } from "@/lib/features/scheduling/vessels/list-scheduling-vessels";
import { vesselSorts } from "@/lib/features/scheduling/vessels/schema";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";
import { narrowingOf } from "./narrowing";

const table = "scheduling-vessels";
const defaults = { pageSize: 10, sorts: vesselSorts, order: "asc" } as const;
const isStatus = (value: string) => vesselSchedulingStatuses.some((known) => known === value);

/** Vessels by schedule status, the most urgent first. D3 §2 */
export async function ScheduleVessels({ entrance, params }: { entrance: Entrance; params: SearchParams }) {
  const [jar, t, shell] = await Promise.all([cookies(), getTranslations("scheduling-lists"), getTranslations("shell")]);
  const choice = readChoice(jar.get(tableCookie(table))?.value);
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, choice);
  const status = severalOf(params, "schedulingStatus", isStatus);
  const page = await attempt(
    load(listSchedulingVessels, {
      schedulingStatus: status,
      filterList: search,
      sort,
      order,
      pageNumber: pageIndex + 1,
      pageSize,
    }),
  );
  const isNarrowed = search !== "" || status !== "";
  const narrowing = await narrowingOf({
    title: t("filter"),
    params,
    selects: [
      {
        key: "schedulingStatus",
        label: t("columns.schedulingStatus"),
        current: status,
        several: true,
        options: vesselSchedulingStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
  });
  return (
    <ListTable
      name={table}
      label={t(`titles.${entrance}`)}
      choice={choice}
      instead={listInstead(page?.rows, {
        title: t("empty.vessels"),
        text: isNarrowed ? shell("list.noneMatches") : t("empty.vesselsText"),
        way: await wayOut({ params, tab: "vessels", isPast: pageIndex > 0, isNarrowed }),
      })}
      tools={
        <>
          <ViewsMenu list={entrance === "onboard-scheduling" ? "schedules" : "travel"} />
          <ListSearch label={t("search")} />
          <ListFilters texts={narrowing.texts} selects={narrowing.selects} />
          <FilterChips label={narrowing.texts.title} chips={narrowing.chips} />
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
