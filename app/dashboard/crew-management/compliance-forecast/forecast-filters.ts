import { getTranslations } from "next-intl/server";
import { valuesOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { forecastGroups, forecastStays } from "@/lib/features/crew/compliance/schema";
import { forecastCodes } from "@/lib/features/crew/forecast/rules";
import { labelFor } from "@/lib/platform/i18n/message-key";
import { isId, filterBarOf } from "../../filter-bar";
import { vesselAndRankSelects } from "../vessel-rank-filters";

const dueDays = ["0", "30", "60", "90", "180"] as const;
type ForecastFilters = Record<"code" | "vessel" | "position" | "dueWithin" | "stay", string>;

const oneAllowed = (value: string, allowed: readonly string[]) => (allowed.includes(value) ? value : "");

/** Parse the filters of the address; invalid values are ignored. */
export const filtersOf = (params: SearchParams): ForecastFilters => ({
  code: valuesOf(params, "code", (value) => forecastCodes.some((option) => option === value)),
  vessel: valuesOf(params, "vessel", isId),
  position: valuesOf(params, "position", isId),
  dueWithin: oneAllowed(valueOf(params, "dueWithin"), dueDays),
  stay: oneAllowed(valueOf(params, "stay"), forecastStays),
});

/** Build the grouping choice for the filter panel, which a phone needs. It filters nothing and has no chip. */
async function groupSelect(group: string) {
  const t = await getTranslations("work-lists.forecast");
  return {
    key: "group",
    label: t("group"),
    none: t("groups.none"),
    current: group === "none" ? "" : group,
    options: forecastGroups.map((value) => ({ value, label: t(`groups.${value}`) })),
  };
}

/** Build the choices of each filter and the chips of active ones. */
export async function forecastOptions(
  user: UserActor,
  filters: ForecastFilters & { group: string },
  params: SearchParams,
) {
  const [t, lists] = await Promise.all([getTranslations("work-lists.forecast"), getTranslations("work-lists")]);
  const kind = {
    key: "code" as const,
    label: t("kind"),
    current: filters.code,
    isMultiple: true,
    options: forecastCodes.map((value) => ({ value, label: labelFor(lists, `kinds.${value}`, value) })),
  };
  const stay = {
    key: "stay" as const,
    label: t("stay"),
    current: filters.stay,
    options: forecastStays.map((value) => ({ value, label: t(`stays.${value}`) })),
  };
  const due = {
    key: "dueWithin" as const,
    label: t("dueWithin"),
    current: filters.dueWithin,
    options: dueDays.map((value) => ({
      value,
      label: value === "0" ? t("overdue") : t("within", { days: Number(value) }),
    })),
  };
  const places = await vesselAndRankSelects(user, filters, { vessel: t("vessel"), rank: t("rank") });
  const narrowing = await filterBarOf({ title: t("filter"), selects: [kind, ...places, stay, due], params });
  return { ...narrowing, selects: [...narrowing.selects, await groupSelect(filters.group)] };
}
