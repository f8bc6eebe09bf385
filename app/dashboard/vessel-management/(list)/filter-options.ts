import { getLocale, getTranslations } from "next-intl/server";
import { valuesOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { VesselTab } from "@/db/enums/vessels";
import type { UserActor } from "@/lib/access/actor";
import { listShips } from "@/lib/features/positions/list-ships";
import { listPrincipals } from "@/lib/features/vessels/principals/list-principals";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { isId, filterBarOf } from "../../filter-bar";

type VesselFilters = { vesselType: string; principal: string; vacant: boolean };

/** Parse the filters. Ignores invalid values. Vacant seats exist only on vessels in operation. */
export const filtersOf = (params: SearchParams, tab: VesselTab): VesselFilters => ({
  vesselType: valuesOf(params, "vesselType", isId),
  principal: valuesOf(params, "principal", isId),
  vacant: tab === "in-operation" && valueOf(params, "vacant") === "true",
});

/** Build the options of each filter and the chips of active ones. */
export async function filterOptions(
  user: UserActor,
  tab: VesselTab,
  { vesselType, principal, vacant }: VesselFilters,
  params: SearchParams,
) {
  const [t, locale, vesselTypes, principals] = await Promise.all([
    getTranslations("vessels.list"),
    getLocale(),
    load(listShips, { id: user.divisionId }),
    load(listPrincipals, {}),
  ]);
  const selects = [
    {
      key: "vesselType",
      label: t("type"),
      current: vesselType,
      isMultiple: true,
      options: vesselTypes.map(({ id, shipName, shipNameId }) => ({
        value: String(id),
        label: inLanguage(locale, { en: shipName, id: shipNameId }),
      })),
    },
    {
      key: "principal",
      label: t("principal"),
      current: principal,
      isMultiple: true,
      options: principals.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ];
  const checks = tab === "in-operation" ? [{ key: "vacant", label: t("vacant"), isOn: vacant }] : [];
  return filterBarOf({ title: t("filter"), selects, checks, params });
}
