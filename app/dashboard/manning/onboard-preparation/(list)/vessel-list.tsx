import { getTranslations } from "next-intl/server";
import { VesselsTable } from "@/components/features/preparation/vessels/table";
import { ViewsMenu } from "@/components/features/views/menu";
import { FilterChips } from "@/components/ui/list/filter-chips";
import { ListFilters } from "@/components/ui/list/list-filters";
import { ListSearch } from "@/components/ui/list/list-search";
import { readListState, severalOf, type SearchParams } from "@/components/ui/list/list-state";
import { vesselStatuses } from "@/lib/features/preparation/readiness.rules";
import { listPreparationVessels } from "@/lib/features/preparation/vessels/list-preparation-vessels";
import { vesselSorts } from "@/lib/features/preparation/vessels/schema";
import { attempt } from "@/lib/platform/transport/attempt";
import { load } from "@/lib/platform/transport/page";
import { narrowingOf } from "../../../narrowing";
import { choiceOf, PreparationList } from "../list-frame";

const table = "preparation-vessels";
const defaults = { pageSize: 10, sorts: vesselSorts, order: "asc" } as const;
const isStatus = (value: string) => vesselStatuses.some((known) => known === value);

/** Vessels with joiners, the most overdue first. D2 §2 */
export async function VesselList({ params }: { params: SearchParams }) {
  const t = await getTranslations("preparation-joiners");
  const { pageIndex, pageSize, search, sort, order } = readListState(params, defaults, await choiceOf(table));
  const status = severalOf(params, "preparationStatus", isStatus);
  const page = await attempt(
    load(listPreparationVessels, {
      preparationStatus: status,
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
        key: "preparationStatus",
        label: t("columns.preparationStatus"),
        current: status,
        several: true,
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
      isNarrowed={isNarrowed}
      empty={{ title: t("empty.vessels"), text: t("empty.vesselsText") }}
      tools={
        <>
          <ViewsMenu list="preparation" />
          <ListSearch label={t("search")} />
          <ListFilters texts={narrowing.texts} selects={narrowing.selects} />
          <FilterChips label={narrowing.texts.title} chips={narrowing.chips} />
        </>
      }
    >
      {page ? <VesselsTable rows={page.rows} params={params} sort={sort} order={order} /> : null}
    </PreparationList>
  );
}
