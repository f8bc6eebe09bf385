import { eq } from "drizzle-orm";
import { registrationDrafts } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { mergeStepIntoDraft, findOpeningWithRequirements, isSubmitted, lockDraft } from "./queries";
import { draftContent, savedDraft, saveDraftInput } from "../schema";

/** Save the entered values, complete or not. After submission nothing is saved, except during a revision. */
export const saveDraft = write({
  name: "applicants.save-draft",
  access: "gate",
  input: saveDraftInput,
  output: savedDraft,
  async run({ db, actor, now, unchanged }, { joi, step, values }) {
    if (actor.kind !== "visitor") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    unchanged();
    await findOpeningWithRequirements(db, joi, now);
    const draft = await lockDraft(db, actor.visitorId, joi);
    if (isSubmitted(draft)) return { savedAt: draft.updatedAt };
    const content = mergeStepIntoDraft(draftContent.parse(JSON.parse(draft.content)), step, values);
    await db
      .update(registrationDrafts)
      .set({ content: JSON.stringify(content), updatedAt: now })
      .where(eq(registrationDrafts.id, draft.id));
    return { savedAt: now };
  },
});
