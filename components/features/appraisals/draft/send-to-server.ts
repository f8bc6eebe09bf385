import { requestBodyOf } from "./request-body";
import type { Draft, Problem } from "./draft";

/**
 * Outcomes of sending. Sent: stored. Earlier: stored before the latest changes. Later: offline or server busy, it
 * stays queued. Away: signed out, or another user is signed in. Refused: it must be changed first.
 */
export type Outcome =
  | { kind: "sent" | "earlier" | "later" | "away" }
  | { kind: "refused"; message: string; problems: Problem[] };

const sendAddress = "/dashboard/appraisal/send";
const timeoutMilliseconds = 60_000;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function problemsOf(value: unknown): Problem[] {
  if (!Array.isArray(value)) return [];
  return value
    .map(record)
    .flatMap(({ path, message }) =>
      typeof path === "string" && typeof message === "string" ? [{ path, message }] : [],
    );
}

/** Map a server response to the outcome for a draft. */
export function outcomeOf({ isChangedSinceTry }: Draft, status: number, body: unknown): Outcome {
  const { message, errors, isRepeat } = record(body);
  if (status === 200) return { kind: isChangedSinceTry && isRepeat === true ? "earlier" : "sent" };
  if (status === 401) return { kind: "away" };
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  if (isPassing || typeof message !== "string") return { kind: "later" };
  return { kind: "refused", message, problems: problemsOf(errors) };
}

/**
 * Send a report under its idempotency key, so that a retry stores it once. @param owner the draft owner; another
 * user's session is refused
 */
export async function sendDraft(draft: Draft, owner: string): Promise<Outcome> {
  try {
    const answer = await fetch(sendAddress, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ owner, report: requestBodyOf(draft) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return outcomeOf(draft, answer.status, await answer.json().catch(() => null));
  } catch {
    return { kind: "later" };
  }
}
