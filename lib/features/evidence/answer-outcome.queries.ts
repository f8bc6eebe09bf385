import type { Executor } from "@/db/client";
import type { DecisionParty } from "@/db/enums/evidence";
import { eventsOf } from "./answer-chain.queries";
import { asRecord } from "@/lib/platform/unknown-record";
import type { Outcome } from "./schema";

const answers = { Confirmed: "Confirmed", Rejected: "Rejected" } as const;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Read the answer to a question from its evidence chain: who, what and when. null before the answer and after an
 * erasure.
 */
export async function answerOutcomeOf(
  db: Executor,
  assignmentId: number,
  party: DecisionParty,
): Promise<Outcome | null> {
  const events = await eventsOf(db, { assignmentId, party });
  const last = events.map(({ event }) => asRecord(event)).findLast(({ type }) => type === "decided");
  const answer = Object.values(answers).find((candidate) => candidate === last?.answer);
  if (!last || !answer) return null;
  const reason = answer === "Rejected" ? textOf(last.reason) : null;
  return { answer, by: textOf(asRecord(last.by).name), at: textOf(last.at), reason };
}
