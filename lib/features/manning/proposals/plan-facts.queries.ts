import type { OpenSlot } from "@/db/enums/manning";
import { wireOfSlot, type Accepted, type Circumstances } from "../slots.rules";
import { acceptedOf, circumstances } from "../board/queries";
import type { Manned } from "../seats.queries";
import type { Scope } from "../store.queries";
import type { DateFacts } from "../proposals.rules";

/** The slot a call speaks of before the others: the plan may have moved up since. */
export const slotsFrom = (named: string | undefined, inOrder: readonly OpenSlot[]): OpenSlot[] => {
  const first = inOrder.find((slot) => wireOfSlot[slot] === named);
  return first ? [first, ...inOrder.filter((slot) => slot !== first)] : [...inOrder];
};

const notStated = "Not stated";
type Given = { acceptedCodes: readonly string[]; reason: string | null; allowOverlapDate?: boolean };

/** AllowOverlapDate stands for the codes it is about; the documented call gives no reason with it. D2 §4 */
function acceptedPlan({ acceptedCodes, reason, allowOverlapDate = false }: Given): Accepted | undefined {
  return allowOverlapDate
    ? { codes: new Set([...acceptedCodes, "overlap", "second-future"]), reason: reason ?? notStated }
    : acceptedOf({ acceptedCodes, reason });
}

/** What a change of a plan is judged on: who asks, and every assignment of the person. */
export const dateFacts = (
  scope: Pick<Scope, "actor" | "now">,
  { ofPerson }: Manned,
  given: Given,
): Circumstances & DateFacts => ({ ...circumstances(scope, acceptedPlan(given)), person: ofPerson });
