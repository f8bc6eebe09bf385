import { isMonth, isYear } from "@/db/enums/spans";
import { can } from "@/lib/access/actor";
import { ends } from "@/lib/features/applicants/schema";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { load } from "@/lib/platform/transport/page";
import { isId } from "../../filter-bar";
import { namedIn } from "../../list-screen/filters";
import { rankOptions, vesselTypeOptions } from "../../list-screen/options";
import { check, one, several } from "../../list-screen/panel-filters";

/** Filters of the applicants list. */
export const applicantFilters = {
  position: several({ label: "screens.filters.position", known: isId, options: rankOptions }),
  vesselType: several({ label: "screens.filters.vesselType", known: isId, options: vesselTypeOptions }),
  opening: several({
    label: "screens.filters.opening",
    known: isId,
    options: async ({ user, locale }) => {
      if (!can(user, "job-openings:view")) return [];
      const { rows } = await load(listJobOpenings, { pageSize: 200, divisionId: user.divisionId });
      return rows.map(({ id, jobPositionName, jobPositionNameEn, vesselTypeName, vesselTypeNameId }) => ({
        value: String(id),
        label: `#${id} ${inLanguage(locale, { en: jobPositionNameEn, id: jobPositionName })}, ${inLanguage(locale, { en: vesselTypeName, id: vesselTypeNameId })}`,
      }));
    },
  }),
  ageing: check({ label: "screens.filters.ageing" }),
  outcome: one({
    label: "screens.filters.outcome",
    known: ends,
    options: namedIn("applicants.screens.filters.outcomes", ends),
  }),
  decidedIn: one({
    label: "screens.filters.decidedIn",
    known: isYear,
    options: (_, year) => (year ? [{ value: year, label: year }] : []),
  }),
  appliedIn: one({
    label: "screens.filters.appliedIn",
    known: isMonth,
    options: ({ locale }, month) =>
      month ? [{ value: month, label: formatDate(`${month}-01`, locale, "month") }] : [],
  }),
};
