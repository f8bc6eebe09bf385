import type { OpenSlot } from "@/db/enums/manning";
import { apiSlotOf, type AcceptedProblems } from "../slots.rules";
import { acceptedProblemsOf, checkInOutFactsFor } from "../check-in-out/queries";
import type { SeatContext } from "../seats.queries";
import type { Scope } from "../plans/store-outcome.queries";
import type { DateFacts } from "../proposals.rules";

const slotsByTime: readonly OpenSlot[] = ["next", "next-but-one", "current", "previous", "pre-previous"];

/** Return the slots to search, the named one first, because the plan may have moved up. */
export const slotsFrom = (requestedSlot: string | undefined): OpenSlot[] => {
  const first = slotsByTime.find((slot) => apiSlotOf[slot] === requestedSlot);
  return first ? [first, ...slotsByTime.filter((slot) => slot !== first)] : [...slotsByTime];
};

const emptyAcceptance = "none given";
type AcceptanceInput = { acceptedCodes: readonly string[]; reason: string | null; allowOverlapDate?: boolean };

/** Return the accepted problems. AllowOverlapDate accepts its codes and needs no reason. D2 §4 */
function acceptedPlan({
  acceptedCodes,
  reason,
  allowOverlapDate = false,
}: AcceptanceInput): AcceptedProblems | undefined {
  return allowOverlapDate
    ? { codes: new Set([...acceptedCodes, "overlap", "second-future"]), reason: reason ?? emptyAcceptance }
    : acceptedProblemsOf({ acceptedCodes, reason });
}

/** Collect the facts for judging a plan change: permissions and the person's assignments. */
export const dateFacts = (
  scope: Pick<Scope, "actor" | "now">,
  { ofPerson }: SeatContext,
  acceptance: AcceptanceInput,
): DateFacts => ({
  ...checkInOutFactsFor(scope, acceptedPlan(acceptance)),
  person: ofPerson,
});
