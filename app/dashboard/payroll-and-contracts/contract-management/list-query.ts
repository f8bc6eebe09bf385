import { valuesOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { reminderDays } from "@/db/enums/contracts";
import { isYear } from "@/db/enums/spans";
import type { ContractTab } from "@/lib/features/contracts/schema";
import { isId } from "../../filter-bar";

export const terms = reminderDays.map(String);

/** Parse the contract filters: "ends soon" applies to active contracts, the end year to past ones. */
export const filtersOf = (params: SearchParams, tab: ContractTab) => ({
  principalId: valuesOf(params, "principal", isId),
  endsWithin: (tab === "active" && terms.find((days) => days === valueOf(params, "endsWithin"))) || "",
  endedIn: tab === "history" && isYear(valueOf(params, "endedIn")) ? valueOf(params, "endedIn") : "",
});
