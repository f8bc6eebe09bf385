import { getLocale, getTranslations } from "next-intl/server";
import { oneOf, valuesOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listShips } from "@/lib/features/positions/list-ships";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { isId, filterBarOf } from "../../filter-bar";

const statuses = ["all", "open", "closed"] as const;

/** Parse the filters. Ignores invalid values. */
export const filtersOf = (params: SearchParams) => ({
  status: oneOf(valueOf(params, "status"), statuses),
  position: valuesOf(params, "position", isId),
  vesselType: valuesOf(params, "vesselType", isId),
});

/** Build the options of each filter and the chips of active ones. */
export async function filterOptions(
  { divisionId }: UserActor,
  { status, position, vesselType }: ReturnType<typeof filtersOf>,
  params: SearchParams,
) {
  const [t, locale, positions, vesselTypes] = await Promise.all([
    getTranslations("job-openings.list"),
    getLocale(),
    load(listPositions, { divisionId }),
    load(listShips, { id: divisionId }),
  ]);

  const selects = [
    {
      key: "status",
      label: t("status"),
      current: status === "all" ? "" : status,
      options: (["open", "closed"] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
    },
    {
      key: "position",
      label: t("position"),
      current: position,
      isMultiple: true,
      options: positions.map(({ id, jobPositionName, jobPositionNameEn }) => ({
        value: String(id),
        label: inLanguage(locale, { en: jobPositionNameEn, id: jobPositionName }),
      })),
    },
    {
      key: "vesselType",
      label: t("vesselType"),
      current: vesselType,
      isMultiple: true,
      options: vesselTypes.map(({ id, shipName, shipNameId }) => ({
        value: String(id),
        label: inLanguage(locale, { en: shipName, id: shipNameId }),
      })),
    },
  ];
  return filterBarOf({ title: t("filter"), selects, params });
}
