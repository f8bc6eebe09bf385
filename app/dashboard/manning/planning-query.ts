import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { planningStatuses } from "@/lib/features/manning/planning-status.rules";

/** What the list of vessels may be narrowed to, each of it one chip. */
export const choices = ["all", ...planningStatuses, "awaited"] as const;

/** The chip of the address, and what it asks of the list. */
export function shownBy(params: SearchParams) {
  const show = oneOf(valueOf(params, "show"), choices);
  return { show, planningStatus: planningStatuses.find((name) => name === show), waiting: show === "awaited" };
}
