import { getTranslations } from "next-intl/server";
import type { SelectFilter } from "@/components/ui/list/filter-types";
import type { SearchParams } from "@/components/ui/list/list-state";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listShips } from "@/lib/features/positions/list-ships";
import { ends } from "@/lib/features/applicants/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { filterBarOf } from "../../../filter-bar";
import type { ListFilters } from "../list-query";

export const pageKeys = ["pageIndex", "cesPage", "marlinPage"];
/** Resets the pagination of every list on the page. */
export const firstPages = Object.fromEntries(pageKeys.map((key) => [key, null]));

/** Build the options of each filter and the chips of active ones. */
export async function filterOptions(
  divisionId: 1 | 2,
  locale: Locale,
  filters: ListFilters,
  params: SearchParams,
  seesOpenings: boolean,
) {
  const [t, positions, vesselTypes, openings] = await Promise.all([
    getTranslations("applicants.screens.filters"),
    load(listPositions, { divisionId }),
    load(listShips, { id: divisionId }),
    seesOpenings ? load(listJobOpenings, { pageSize: 200, divisionId }) : { rows: [] },
  ]);
  const selects: SelectFilter[] = [
    {
      key: "position",
      label: t("position"),
      current: filters.position,
      isMultiple: true,
      options: positions.map((entry) => ({
        value: String(entry.id),
        label: inLanguage(locale, { en: entry.jobPositionNameEn, id: entry.jobPositionName }),
      })),
    },
    {
      key: "vesselType",
      label: t("vesselType"),
      current: filters.vesselType,
      isMultiple: true,
      options: vesselTypes.map((entry) => ({
        value: String(entry.id),
        label: inLanguage(locale, { en: entry.shipName, id: entry.shipNameId }),
      })),
    },
    {
      key: "opening",
      label: t("opening"),
      current: filters.opening,
      isMultiple: true,
      options: openings.rows.map((entry) => ({
        value: String(entry.id),
        label: `#${entry.id} ${inLanguage(locale, { en: entry.jobPositionNameEn, id: entry.jobPositionName })}, ${inLanguage(locale, { en: entry.shipName, id: entry.shipNameId })}`,
      })),
    },
    {
      key: "outcome",
      label: t("outcome"),
      current: filters.outcome,
      options: ends.map((value) => ({ value, label: t(`outcomes.${value}`) })),
    },
    {
      key: "decidedIn",
      label: t("decidedIn"),
      current: filters.decidedIn,
      options: filters.decidedIn ? [{ value: filters.decidedIn, label: filters.decidedIn }] : [],
    },
    {
      key: "appliedIn",
      label: t("appliedIn"),
      current: filters.appliedIn,
      options: filters.appliedIn
        ? [
            {
              value: filters.appliedIn,
              label: formatDate(`${filters.appliedIn}-01`, locale, "month"),
            },
          ]
        : [],
    },
  ];
  const checks = [{ key: "ageing", label: t("ageing"), isOn: filters.ageing === "true" }];
  return filterBarOf({ title: t("title"), selects, checks, params, pageKeys });
}
