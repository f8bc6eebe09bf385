import { getLocale, getTranslations } from "next-intl/server";
import type { FilterOption } from "@/components/ui/list/filter-types";
import type { SearchParams } from "@/components/ui/list/list-state";
import { certificateStatuses, certificateTerms } from "@/db/enums/crew";
import { suitabilityLevelIds, suitabilityLevels } from "@/db/enums/suitability";
import { type UserActor, can } from "@/lib/access/actor";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listShips } from "@/lib/features/positions/list-ships";
import { listVesselNames } from "@/lib/features/vessels/list/list-vessel-names";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../filter-bar";
import {
  boardMonths,
  expiryDays,
  reliefDues,
  multiValueKeys,
  type CrewListFilters,
  type FilterKey,
} from "../list-query";

/** Filters with a list of choices; idle has its own chip. */
type ListedFilter = Exclude<FilterKey, "idle">;
const isListed = (key: FilterKey): key is ListedFilter => key !== "idle";

async function choicesFor(
  user: UserActor,
  keys: FilterKey[],
  filters: CrewListFilters,
): Promise<Record<ListedFilter, FilterOption[]>> {
  const { divisionId } = user;
  const [t, crew, locale, positions, ships, fleet] = await Promise.all([
    getTranslations("crew.screens.filters"),
    getTranslations("crew"),
    getLocale(),
    keys.includes("position") ? load(listPositions, { divisionId }) : [],
    keys.includes("vesselType") ? load(listShips, { id: divisionId }) : [],
    keys.includes("vessel") && can(user, "vessels:view") ? load(listVesselNames, {}) : [],
  ]);
  return {
    position: positions.map((entry) => ({
      value: String(entry.id),
      label: inLanguage(locale, { en: entry.jobPositionNameEn, id: entry.jobPositionName }),
    })),
    vesselType: ships.map((entry) => ({
      value: String(entry.id),
      label: inLanguage(locale, { en: entry.shipName, id: entry.shipNameId }),
    })),
    vessel: fleet.map((entry) => ({ value: String(entry.id), label: entry.vesselName })),
    certificateStatus: certificateStatuses.map((status) => ({
      value: status,
      label: crew(`certificateStatus.${status}`),
    })),
    expiringWithin: expiryDays.map((days) => ({ value: days, label: t("withinDays", { days: Number(days) }) })),
    certificates: certificateTerms.map((value) => ({ value, label: t(`certificateTerms.${value}`) })),
    expiresIn: filters.expiresIn
      ? [
          {
            value: filters.expiresIn,
            label: formatDate(`${filters.expiresIn}-01`, locale, "month"),
          },
        ]
      : [],
    reliefDue: reliefDues.map((due) => ({
      value: due,
      label: due === "overdue" ? t("overdue") : t("withinDays", { days: Number(due) }),
    })),
    uncovered: [{ value: "true", label: t("noReliever") }],
    boardMonths: boardMonths.map((value) => ({ value, label: t(`monthsOnBoard.${value}`) })),
    resignedIn: filters.resignedIn ? [{ value: filters.resignedIn, label: filters.resignedIn }] : [],
    level: suitabilityLevelIds.map((id) => ({
      value: String(id),
      label: crew(`suitability.${suitabilityLevels[id]}`),
    })),
    removal: can(user, "suitability:decide-removal") ? [{ value: "waiting", label: t("removalWaiting") }] : [],
    confirmation: can(user, "suitability:confirm-level-3") ? [{ value: "waiting", label: t("removalWaiting") }] : [],
  };
}

/** Build the choices of each filter of the tab and the chips of active ones. */
export async function filterOptions(
  user: UserActor,
  keys: FilterKey[],
  filters: CrewListFilters,
  params: SearchParams,
) {
  const [t, options] = await Promise.all([getTranslations("crew.screens.filters"), choicesFor(user, keys, filters)]);
  const selects = keys.filter(isListed).map((key) => ({
    key,
    label: t(key),
    options: options[key],
    current: filters[key],
    isMultiple: multiValueKeys.includes(key),
  }));
  return filterBarOf({ title: t("title"), selects, params });
}
