import { getTranslations } from "next-intl/server";
import type { SelectFilter } from "@/components/features/applicants/list/applicant-filters";
import type { FilterChip } from "@/components/features/applicants/list/filter-chips";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listShips } from "@/lib/features/positions/list-ships";
import { load } from "@/lib/platform/transport/page";
import type { ListFilters } from "../list-query";

const pages = { pageIndex: null, cesPage: null, marlinPage: null };

/** The choices of each filter and the chips of those in use. */
export async function filterOptions(divisionId: 1 | 2, locale: string, filters: ListFilters, params: SearchParams, seesOpenings: boolean) {
  const [t, positions, ships, openings] = await Promise.all([
    getTranslations("applicants.screens.filters"),
    load(listPositions, { divisionId }),
    load(listShips, { id: divisionId }),
    seesOpenings ? load(listJobOpenings, { pageSize: 200, divisionId }) : { rows: [] },
  ]);
  const spoken = locale === "id";
  const all: SelectFilter[] = [
    { key: "position", current: filters.position, options: positions.map((entry) => ({ value: String(entry.id), label: spoken ? entry.jobPositionName : entry.jobPositionNameEn })) },
    { key: "vesselType", current: filters.vesselType, options: ships.map((entry) => ({ value: String(entry.id), label: spoken ? entry.shipNameId : entry.shipName })) },
    {
      key: "opening",
      current: filters.opening,
      options: openings.rows.map((entry) => ({ value: String(entry.id), label: `#${entry.id} ${spoken ? entry.jobPositionName : entry.jobPositionNameEn}, ${entry.shipName}` })),
    },
  ];
  const selects = all.filter(({ options, current }) => options.length > 0 || current !== "");
  const chips: FilterChip[] = selects
    .filter(({ current }) => current !== "")
    .map(({ key, options, current }) => ({ key, label: `${t(key)}: ${options.find(({ value }) => value === current)?.label ?? current}`, href: hrefWith(params, { [key]: null, ...pages }) }));
  if (filters.ageing) chips.push({ key: "ageing", label: t("ageing"), href: hrefWith(params, { ageing: null, ...pages }) });
  return { selects, chips };
}
