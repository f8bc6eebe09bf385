import type { Outcome } from "./send";
import type { Draft } from "./shape";

/** sent: it is stored. earlier: as it was before it was changed here. away: nobody, or somebody else, is signed in now. */
export type Sending = "idle" | "sending" | "sent" | "earlier" | "away";

/** How a draft stands on the device after an answer that keeps it there and does not let it wait. */
export function standingAfter(outcome: Outcome): Draft["standing"] | null {
  if (outcome.kind === "earlier") return { state: "earlier" };
  if (outcome.kind !== "refused") return null;
  const { message, problems } = outcome;
  return { state: "refused", message, problems };
}
