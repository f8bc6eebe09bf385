"use server";

import { action } from "@/lib/platform/transport/action";
import { openRevision } from "./open-revision";
import { saveDraft } from "./save-draft";
import { submitRegistration } from "./submit-registration";
import { submitStep } from "./submit-step";

export const saveDraftAction = action(saveDraft, "gate");
export const submitStepAction = action(submitStep, "gate");
export const submitRegistrationAction = action(submitRegistration, "gate");
export const openRevisionAction = action(openRevision, "gate");
