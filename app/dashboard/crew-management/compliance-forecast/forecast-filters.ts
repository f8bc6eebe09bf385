import { getLocale, getTranslations } from "next-intl/server";
import type { FilterChip } from "@/components/ui/list/filter-chips";
import type { SelectFilter } from "@/components/ui/list/filter-kinds";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { forecastStays } from "@/lib/features/crew/compliance/schema";
import { foreseenCodes } from "@/lib/features/crew/forecast/rules";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { wordFor } from "@/lib/platform/i18n/message-key";
import { load } from "@/lib/platform/transport/page";

const dueDays = ["0", "30", "60", "90", "180"] as const;
type ForecastFilters = Record<"code" | "vessel" | "position" | "dueWithin" | "stay", string>;

const idOf = (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? value : "");
const among = (value: string, allowed: readonly string[]) => (allowed.includes(value) ? value : "");

/** The filters of the address; what makes no sense is none. */
export const filtersOf = (params: SearchParams): ForecastFilters => ({
  code: among(valueOf(params, "code"), foreseenCodes),
  vessel: idOf(valueOf(params, "vessel")),
  position: idOf(valueOf(params, "position")),
  dueWithin: among(valueOf(params, "dueWithin"), dueDays),
  stay: among(valueOf(params, "stay"), forecastStays),
});

/** The choices of each filter and the chips of those in use. */
export async function forecastOptions(user: UserActor, filters: ForecastFilters, params: SearchParams) {
  const [t, lists, crew, locale, positions, fleet] = await Promise.all([
    getTranslations("work-lists.forecast"),
    getTranslations("work-lists"),
    getTranslations("crew.screens.filters"),
    getLocale(),
    load(listPositions, { divisionId: user.divisionId }),
    can(user, "vessels:view") ? load(listVessels, { tab: "in-operation", pageSize: 200 }) : { rows: [] },
  ]);
  const selects: (SelectFilter & { key: keyof ForecastFilters })[] = [
    {
      key: "code",
      label: t("kind"),
      current: filters.code,
      options: foreseenCodes.map((value) => ({ value, label: wordFor(lists, `kinds.${value}`, value) })),
    },
    {
      key: "vessel",
      label: t("vessel"),
      current: filters.vessel,
      options: fleet.rows.map(({ id, vesselName }) => ({ value: String(id), label: vesselName })),
    },
    {
      key: "position",
      label: t("rank"),
      current: filters.position,
      options: positions.map((entry) => ({
        value: String(entry.id),
        label: locale === "id" ? entry.jobPositionName : entry.jobPositionNameEn,
      })),
    },
    {
      key: "stay",
      label: t("stay"),
      current: filters.stay,
      options: forecastStays.map((value) => ({ value, label: t(`stays.${value}`) })),
    },
    {
      key: "dueWithin",
      label: t("dueWithin"),
      current: filters.dueWithin,
      options: dueDays.map((value) => ({
        value,
        label: value === "0" ? t("overdue") : t("within", { days: Number(value) }),
      })),
    },
  ];
  const chips: FilterChip[] = selects
    .filter(({ current }) => current !== "")
    .map(({ key, label: name, options, current }) => {
      const label = `${name}: ${options.find(({ value }) => value === current)?.label ?? current}`;
      return {
        key,
        label,
        remove: crew("remove", { label }),
        href: hrefWith(params, { [key]: null, pageIndex: null }),
      };
    });
  return {
    texts: { open: crew("open"), title: t("filter"), all: crew("all") },
    selects: selects.filter(({ options }) => options.length > 0),
    chips,
  };
}
