import { getTranslations } from "next-intl/server";
import type { FilterChip } from "@/components/ui/list/filter-chips";
import type { SelectFilter } from "@/components/ui/list/filter-kinds";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listShips } from "@/lib/features/positions/list-ships";
import { load } from "@/lib/platform/transport/page";
import type { ListFilters } from "../list-query";

export const pageKeys = ["pageIndex", "cesPage", "marlinPage"];
/** Takes every list of the page back to its beginning. */
export const firstPages = Object.fromEntries(pageKeys.map((key) => [key, null]));

/** The choices of each filter and the chips of those in use. */
export async function filterOptions(
  divisionId: 1 | 2,
  locale: string,
  filters: ListFilters,
  params: SearchParams,
  seesOpenings: boolean,
) {
  const [t, positions, ships, openings] = await Promise.all([
    getTranslations("applicants.screens.filters"),
    load(listPositions, { divisionId }),
    load(listShips, { id: divisionId }),
    seesOpenings ? load(listJobOpenings, { pageSize: 200, divisionId }) : { rows: [] },
  ]);
  const spoken = locale === "id";
  const all: SelectFilter[] = [
    {
      key: "position",
      label: t("position"),
      current: filters.position,
      options: positions.map((entry) => ({
        value: String(entry.id),
        label: spoken ? entry.jobPositionName : entry.jobPositionNameEn,
      })),
    },
    {
      key: "vesselType",
      label: t("vesselType"),
      current: filters.vesselType,
      options: ships.map((entry) => ({ value: String(entry.id), label: spoken ? entry.shipNameId : entry.shipName })),
    },
    {
      key: "opening",
      label: t("opening"),
      current: filters.opening,
      options: openings.rows.map((entry) => ({
        value: String(entry.id),
        label: `#${entry.id} ${spoken ? entry.jobPositionName : entry.jobPositionNameEn}, ${entry.shipName}`,
      })),
    },
  ];
  const selects = all.filter(({ options, current }) => options.length > 0 || current !== "");
  const chip = (key: string, label: string): FilterChip => ({
    key,
    label,
    remove: t("remove", { label }),
    href: hrefWith(params, { [key]: null, ...firstPages }),
  });
  const chips = selects
    .filter(({ current }) => current !== "")
    .map(({ key, label, options, current }) =>
      chip(key, `${label}: ${options.find(({ value }) => value === current)?.label ?? current}`),
    );
  if (filters.ageing) chips.push(chip("ageing", t("ageing")));
  const checks = [{ key: "ageing", label: t("ageing"), isOn: filters.ageing === "true" }];
  return { texts: { open: t("open"), title: t("title"), all: t("all") }, selects, checks, chips };
}
