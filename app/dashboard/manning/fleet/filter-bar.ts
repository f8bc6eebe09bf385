import { getLocale, getTranslations } from "next-intl/server";
import type { SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { listVesselTypes } from "@/lib/features/positions/list-vessel-types";
import { listOperationAreas } from "@/lib/features/vessels/areas/list-operation-areas";
import { listPrincipals } from "@/lib/features/vessels/principals/list-principals";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../filter-bar";

type Filters = { vesselType: string; principalId: string; operationAreaId: string };

/** Build the filters by vessel type, principal and trading area, with chips of the active ones. */
export async function fleetFilterBar(user: UserActor, filters: Filters, params: SearchParams) {
  const [t, locale, vesselTypes, principals, areas] = await Promise.all([
    getTranslations("fleet"),
    getLocale(),
    load(listVesselTypes, { id: user.divisionId }),
    load(listPrincipals, {}),
    load(listOperationAreas, {}),
  ]);
  const typeOptions = vesselTypes.map(({ id, vesselTypeName, vesselTypeNameId }) => ({
    value: String(id),
    label: inLanguage(locale, { en: vesselTypeName, id: vesselTypeNameId }),
  }));
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  const selects = [
    { key: "vesselType", label: t("type"), current: filters.vesselType, isMultiple: true, options: typeOptions },
    {
      key: "principalId",
      label: t("principal"),
      current: filters.principalId,
      isMultiple: true,
      options: named(principals),
    },
    {
      key: "operationAreaId",
      label: t("area"),
      current: filters.operationAreaId,
      isMultiple: true,
      options: named(areas),
    },
  ];
  return filterBarOf({ title: t("filter"), selects, params, pageKeys: ["open", "week"] });
}
