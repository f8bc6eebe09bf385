import { z } from "zod";

/** The steps of the registration that are saved one by one. */
export const wizardSteps = ["personal", "documents", "training", "bank"] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The declaration and consents of the last step. */
export const consentInput = z.object({
  declaration: z.literal(true, { error: "applicants.declarationRequired" }),
  consent: z.literal(true, { error: "applicants.consentRequired" }),
  specificConsent: z.literal(true, { error: "applicants.consentRequired" }),
  keepForOtherOpenings: z.boolean().default(false),
});
