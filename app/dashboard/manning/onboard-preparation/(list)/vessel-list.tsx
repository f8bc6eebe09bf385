import { getTranslations } from "next-intl/server";
import { VesselsTable } from "@/components/features/preparation/vessels/table";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import { readListState, valuesOf, type SearchParams } from "@/components/ui/list/list-state";
import { vesselStatuses } from "@/lib/features/preparation/readiness.rules";
import { listPreparationVessels } from "@/lib/features/preparation/vessels/list-preparation-vessels";
import { vesselSorts } from "@/lib/features/preparation/vessels/schema";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../../filter-bar";
import { choiceOf, PreparationList } from "../list-frame";

const table = "preparation-vessels";
const defaults = { pageSize: 10, sorts: vesselSorts, order: "asc" } as const;
const isStatus = (value: string) => vesselStatuses.some((statusName) => statusName === value);

/** Vessels with joiners, the most overdue first. D2 §2 */
export async function VesselList({ params }: { params: SearchParams }) {
  const t = await getTranslations("preparation-joiners");
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, await choiceOf(table));
  const status = valuesOf(params, "preparationStatus", isStatus);
  const page = await orNull(
    load(listPreparationVessels, {
      preparationStatus: status,
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
        key: "preparationStatus",
        label: t("columns.preparationStatus"),
        current: status,
        isMultiple: true,
        options: vesselStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
  });
  return (
    <PreparationList
      table={table}
      label={t("title")}
      tab="vessels"
      params={params}
      page={page}
      place={{ pageIndex, pageSize, defaultPageSize: defaults.pageSize }}
      isFiltered={isFiltered}
      empty={{ title: t("empty.vessels"), text: t("empty.vesselsText") }}
      tools={
        <>
          <ViewsMenu list="preparation" />
          <ListSearch label={t("search")} />
          <ListFilters texts={filterBar.texts} selects={filterBar.selects} />
          <FilterChips label={filterBar.texts.title} chips={filterBar.chips} />
        </>
      }
    >
      {page ? <VesselsTable rows={page.rows} params={params} sort={sort} order={order} /> : null}
    </PreparationList>
  );
}
