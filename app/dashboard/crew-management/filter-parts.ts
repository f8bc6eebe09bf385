import { getLocale, getTranslations } from "next-intl/server";
import type { FilterChip } from "@/components/ui/list/filter-chips";
import type { SelectFilter } from "@/components/ui/list/filter-kinds";
import { hrefWith, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { listPositions } from "@/lib/features/positions/list-positions";
import { listVessels } from "@/lib/features/vessels/list/list-vessels";
import { load } from "@/lib/platform/transport/page";

/** The id of a record in an address, or none. */
export const idOf = (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? value : "");

type Chosen = { vessel: string; position: string };
type Labels = { vessel: string; rank: string };

/** The vessels in operation, for who may see vessels, and the ranks of the division, to narrow a list of papers by. */
export async function placeSelects(user: UserActor, { vessel, position }: Chosen, labels: Labels) {
  const [locale, positions, fleet] = await Promise.all([
    getLocale(),
    load(listPositions, { divisionId: user.divisionId }),
    can(user, "vessels:view") ? load(listVessels, { tab: "in-operation", pageSize: 200 }) : { rows: [] },
  ]);
  return [
    {
      key: "vessel" as const,
      label: labels.vessel,
      current: vessel,
      options: fleet.rows.map(({ id, vesselName }) => ({ value: String(id), label: vesselName })),
    },
    {
      key: "position" as const,
      label: labels.rank,
      current: position,
      options: positions.map((entry) => ({
        value: String(entry.id),
        label: locale === "id" ? entry.jobPositionName : entry.jobPositionNameEn,
      })),
    },
  ];
}

/** The panel of these filters and the chips of those in use; a filter with nothing to choose is not offered. */
export async function filterPanel(title: string, selects: SelectFilter[], params: SearchParams) {
  const t = await getTranslations("crew.screens.filters");
  const chips: FilterChip[] = selects
    .filter(({ current }) => current !== "")
    .map(({ key, label: name, options, current }) => {
      const label = `${name}: ${options.find(({ value }) => value === current)?.label ?? current}`;
      const href = hrefWith(params, { [key]: null, pageIndex: null });
      return { key, label, remove: t("remove", { label }), href };
    });
  return {
    texts: { open: t("open"), title, all: t("all") },
    selects: selects.filter(({ options }) => options.length > 0),
    chips,
  };
}
