"use server";

import { action } from "@/lib/platform/transport/action";
import { confirmSuitabilityEntry } from "./confirm-suitability-entry";
import { decideSuitabilityRemoval } from "./decide-suitability-removal";
import { getSuitabilityEntry } from "./get-suitability-entry";
import { insertSuitabilityEntry } from "./insert-suitability-entry";
import { replyToSuitabilityEntry } from "./reply-to-suitability-entry";
import { requestSuitabilityRemoval } from "./request-suitability-removal";
import { updateSuitabilityEntry } from "./update-suitability-entry";

export const getSuitabilityEntryAction = action(getSuitabilityEntry);
export const insertSuitabilityEntryAction = action(insertSuitabilityEntry);
export const updateSuitabilityEntryAction = action(updateSuitabilityEntry);
export const confirmSuitabilityEntryAction = action(confirmSuitabilityEntry);
export const requestSuitabilityRemovalAction = action(requestSuitabilityRemoval);
export const decideSuitabilityRemovalAction = action(decideSuitabilityRemoval);
export const replyToSuitabilityEntryAction = action(replyToSuitabilityEntry);
