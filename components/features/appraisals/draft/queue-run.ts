import type { Drafts } from "./drafts";
import { tell } from "./news";
import { sendDraft, type Outcome } from "./send";
import { standingAfter } from "./standing";
import type { Draft } from "./shape";

/** Apply a send outcome to a draft: delete it, return it to the author, or leave it queued. */
export async function settle(drafts: Drafts, draft: Draft, outcome: Outcome): Promise<void> {
  if (outcome.kind === "sent") {
    await drafts.remove(draft.id);
    tell({ id: draft.id, what: "gone" });
  }
  const standing = standingAfter(outcome);
  if (standing === null) return;
  await drafts.write({ ...draft, standing });
  tell({ id: draft.id, what: "saved" });
}

/** Send all waiting drafts one by one. @returns how many were stored */
export async function sendWaiting(drafts: Drafts, owner: string): Promise<number> {
  const waiting = (await drafts.list()).filter(({ standing }) => standing.state === "waiting");
  let stored = 0;
  for (const draft of waiting) {
    const outcome = await sendDraft(draft, owner);
    await settle(drafts, draft, outcome);
    if (outcome.kind === "sent" || outcome.kind === "earlier") stored += 1;
    if (outcome.kind === "later" || outcome.kind === "away") break;
  }
  return stored;
}
