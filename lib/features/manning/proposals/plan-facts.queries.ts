import type { OpenSlot } from "@/db/enums/manning";
import { wireOfSlot, type Accepted } from "../slots.rules";
import { acceptedOf, factsFor } from "../board/queries";
import type { Manned } from "../seats.queries";
import type { Scope } from "../store.queries";
import type { DateFacts } from "../proposals.rules";

const soonestFirst: readonly OpenSlot[] = ["next", "next-but-one", "current", "previous", "pre-previous"];

/** Return the slots to search, the named one first, because the plan may have moved up. */
export const slotsFrom = (named: string | undefined): OpenSlot[] => {
  const first = soonestFirst.find((slot) => wireOfSlot[slot] === named);
  return first ? [first, ...soonestFirst.filter((slot) => slot !== first)] : [...soonestFirst];
};

const noneGiven = "none given";
type Given = { acceptedCodes: readonly string[]; reason: string | null; allowOverlapDate?: boolean };

/** Return the accepted problems. AllowOverlapDate accepts its codes and needs no reason. D2 §4 */
function acceptedPlan({ acceptedCodes, reason, allowOverlapDate = false }: Given): Accepted | undefined {
  return allowOverlapDate
    ? { codes: new Set([...acceptedCodes, "overlap", "second-future"]), reason: reason ?? noneGiven }
    : acceptedOf({ acceptedCodes, reason });
}

/** Collect the facts for judging a plan change: permissions and the person's assignments. */
export const dateFacts = (scope: Pick<Scope, "actor" | "now">, { ofPerson }: Manned, given: Given): DateFacts => ({
  ...factsFor(scope, acceptedPlan(given)),
  person: ofPerson,
});
