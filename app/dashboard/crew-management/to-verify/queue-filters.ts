import { getTranslations } from "next-intl/server";
import { severalOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import type { UserActor } from "@/lib/access/actor";
import { renewableKinds } from "@/lib/features/crew/papers/schema";
import { isId, narrowingOf } from "../../narrowing";
import { placeSelects } from "../filter-parts";

type QueueFilters = Record<"kind" | "vessel" | "position", string>;

/** Parse the filters of the address; invalid values are ignored. */
export const filtersOf = (params: SearchParams): QueueFilters => ({
  kind: renewableKinds.find((known) => known === valueOf(params, "kind")) ?? "",
  vessel: severalOf(params, "vessel", isId),
  position: severalOf(params, "position", isId),
});

/** Build the choices of each filter and the chips of active ones. */
export async function queueOptions(user: UserActor, filters: QueueFilters, params: SearchParams) {
  const t = await getTranslations("work-lists.toVerify");
  const kind = {
    key: "kind" as const,
    label: t("kind"),
    current: filters.kind,
    options: renewableKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
  };
  const places = await placeSelects(user, filters, { vessel: t("vessel"), rank: t("rank") });
  return narrowingOf({ title: t("filter"), selects: [kind, ...places], params });
}
