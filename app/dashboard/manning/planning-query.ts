import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { planningStatuses } from "@/lib/features/manning/planning-status.rules";

/** Values of the vessel list's filter, one chip each. */
export const choices = ["all", ...planningStatuses, "awaited"] as const;

/** Parse the filter chip of the address and return its list query. */
export function shownBy(params: SearchParams) {
  const show = oneOf(valueOf(params, "show"), choices);
  return { show, planningStatus: planningStatuses.find((name) => name === show), waiting: show === "awaited" };
}
