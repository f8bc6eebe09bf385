import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { planningStatuses } from "@/lib/features/manning/planning/status.rules";

/** Values of the vessel list's filter, one chip each. */
export const showChoices = ["all", ...planningStatuses, "awaited"] as const;

/** Parse the filter chip of the address and return its list query. */
export function planningQueryOf(params: SearchParams) {
  const show = oneOf(valueOf(params, "show"), showChoices);
  return { show, planningStatus: planningStatuses.find((name) => name === show), waiting: show === "awaited" };
}
