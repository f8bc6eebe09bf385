import { getTranslations } from "next-intl/server";
import { forecastGroups, forecastStays } from "@/lib/features/crew/compliance/schema";
import { forecastCodes } from "@/lib/features/crew/forecast/rules";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { isId } from "../../filter-bar";
import { namedIn } from "../../list-screen/filters";
import { rankOptions, vesselOptions } from "../../list-screen/options";
import { one, several } from "../../list-screen/panel-filters";

const dueDays = ["0", "30", "60", "90", "180"] as const;

/** Filters of the compliance forecast. */
export const forecastFilters = {
  code: several({
    label: "kind",
    known: forecastCodes,
    options: async () => {
      const t = await getTranslations("work-lists");
      return forecastCodes.map((value) => ({ value, label: labelFor(t, `kinds.${value}`, value) }));
    },
  }),
  vessel: several({ label: "vessel", known: isId, options: vesselOptions }),
  position: several({ label: "rank", known: isId, options: rankOptions }),
  group: one({
    label: "group",
    none: "groups.none",
    arranges: true,
    known: forecastGroups,
    options: namedIn("work-lists.forecast.groups", forecastGroups),
  }),
  stay: one({
    label: "stay",
    known: forecastStays,
    options: namedIn("work-lists.forecast.stays", forecastStays),
  }),
  dueWithin: one({
    label: "dueWithin",
    known: dueDays,
    options: async () => {
      const t = await getTranslations("work-lists.forecast");
      return dueDays.map((value) => ({
        value,
        label: value === "0" ? t("overdue") : t("within", { days: Number(value) }),
      }));
    },
  }),
};
