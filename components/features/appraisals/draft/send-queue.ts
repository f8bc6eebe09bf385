import type { Drafts } from "./drafts";
import { broadcastDraftChange } from "./tab-channel";
import { sendDraft, type Outcome } from "./send-to-server";
import { draftStatusAfter } from "./status";
import type { Draft } from "./draft";

/** Apply a send outcome to a draft: delete it, return it to the author, or leave it queued. */
export async function applyOutcome(drafts: Drafts, draft: Draft, outcome: Outcome): Promise<void> {
  if (outcome.kind === "sent") {
    await drafts.remove(draft.id);
    broadcastDraftChange({ id: draft.id, what: "gone" });
  }
  const nextStatus = draftStatusAfter(outcome);
  if (nextStatus === null) return;
  await drafts.write({ ...draft, standing: nextStatus });
  broadcastDraftChange({ id: draft.id, what: "saved" });
}

/** Send all waiting drafts one by one. @returns how many were stored */
export async function sendWaiting(drafts: Drafts, owner: string): Promise<number> {
  const waiting = (await drafts.list()).filter(({ standing }) => standing.state === "waiting");
  let stored = 0;
  for (const draft of waiting) {
    const outcome = await sendDraft(draft, owner);
    await applyOutcome(drafts, draft, outcome);
    if (outcome.kind === "sent" || outcome.kind === "earlier") stored += 1;
    if (outcome.kind === "later" || outcome.kind === "away") break;
  }
  return stored;
}
