import { getTranslations } from "next-intl/server";
import { valuesOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { renewableKinds } from "@/lib/features/crew/documents/schema";
import { isId, filterBarOf } from "../../filter-bar";
import { vesselAndRankSelects } from "../vessel-rank-filters";

type QueueFilters = Record<"kind" | "vessel" | "position", string>;

/** Parse the filters of the address; invalid values are ignored. */
export const filtersOf = (params: SearchParams): QueueFilters => ({
  kind: renewableKinds.find((option) => option === valueOf(params, "kind")) ?? "",
  vessel: valuesOf(params, "vessel", isId),
  position: valuesOf(params, "position", isId),
});

/** Build the choices of each filter and the chips of active ones. */
export async function filterOptions(user: UserActor, filters: QueueFilters, params: SearchParams) {
  const t = await getTranslations("work-lists.toVerify");
  const kind = {
    key: "kind" as const,
    label: t("kind"),
    current: filters.kind,
    options: renewableKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
  };
  const places = await vesselAndRankSelects(user, filters, { vessel: t("vessel"), rank: t("rank") });
  return filterBarOf({ title: t("filter"), selects: [kind, ...places], params });
}
