import { getLocale, getTranslations } from "next-intl/server";
import type { FilterChip } from "@/components/ui/list/filter-chips";
import type { SelectFilter } from "@/components/ui/list/filter-kinds";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { renewableKinds } from "@/lib/features/crew/papers/schema";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { load } from "@/lib/platform/transport/page";

type QueueFilters = Record<"kind" | "vessel" | "position", string>;

const idOf = (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? value : "");

/** The filters of the address; what makes no sense is none. */
export const filtersOf = (params: SearchParams): QueueFilters => ({
  kind: renewableKinds.find((known) => known === valueOf(params, "kind")) ?? "",
  vessel: idOf(valueOf(params, "vessel")),
  position: idOf(valueOf(params, "position")),
});

/** The choices of each filter and the chips of those in use. */
export async function queueOptions(user: UserActor, filters: QueueFilters, params: SearchParams) {
  const [t, crew, locale, positions, fleet] = await Promise.all([
    getTranslations("work-lists.toVerify"),
    getTranslations("crew.screens.filters"),
    getLocale(),
    load(listPositions, { divisionId: user.divisionId }),
    can(user, "vessels:view") ? load(listVessels, { tab: "in-operation", pageSize: 200 }) : { rows: [] },
  ]);
  const selects: SelectFilter[] = [
    {
      key: "kind",
      label: t("kind"),
      current: filters.kind,
      options: renewableKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
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
  ];
  const chips: FilterChip[] = selects
    .filter(({ current }) => current !== "")
    .map(({ key, label: name, options, current }) => {
      const label = `${name}: ${options.find(({ value }) => value === current)?.label ?? current}`;
      const href = hrefWith(params, { [key]: null, pageIndex: null });
      return { key, label, remove: crew("remove", { label }), href };
    });
  return { texts: { open: crew("open"), title: t("filter"), all: crew("all") }, selects, chips };
}
