import { eq } from "drizzle-orm";
import { registrationDrafts } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { parseInput } from "@/lib/platform/validation";
import { mergeStepIntoDraft, findOpeningWithRequirements, isSubmitted, lockDraft } from "./queries";
import { stepSchemas } from "./content.schema";
import { draftContent, saveDraftInput, submittedStep } from "../schema";
import { wizardSteps } from "../wizard.schema";

/** Mark a step submitted when its values are valid. Values are stored as entered. @throws invalid for each field */
export const submitStep = write({
  name: "applicants.submit-step",
  access: "gate",
  input: saveDraftInput,
  output: submittedStep,
  async run({ db, actor, now, unchanged }, { joi, step, values }) {
    if (actor.kind !== "visitor") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    unchanged();
    const { context } = await findOpeningWithRequirements(db, joi, now);
    const number = wizardSteps.indexOf(step) + 1;
    const draft = await lockDraft(db, actor.visitorId, joi);
    if (isSubmitted(draft)) return { step: number, nextStep: 5 };
    parseInput(stepSchemas[step](context), values);
    const content = mergeStepIntoDraft(draftContent.parse(JSON.parse(draft.content)), step, values);
    const submittedSteps = [...new Set([...draft.submittedSteps, number])].sort();
    await db
      .update(registrationDrafts)
      .set({ content: JSON.stringify(content), submittedSteps, updatedAt: now })
      .where(eq(registrationDrafts.id, draft.id));
    return { step: number, nextStep: [1, 2, 3, 4].find((candidate) => !submittedSteps.includes(candidate)) ?? 5 };
  },
});
