import type { Outcome } from "./send-to-server";
import type { Draft } from "./draft";

/** sent: stored. earlier: stored before the latest changes. away: signed out or another user is signed in. */
export type SendState = "idle" | "sending" | "sent" | "earlier" | "away";

/** Return the draft status after an outcome that keeps it on the device without retrying. */
export function draftStatusAfter(outcome: Outcome): Draft["standing"] | null {
  if (outcome.kind === "earlier") return { state: "earlier" };
  if (outcome.kind !== "refused") return null;
  const { message, problems } = outcome;
  return { state: "refused", message, problems };
}
