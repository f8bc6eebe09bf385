"use server";

import { action } from "@/lib/platform/transport/action";
import { createRateDraft } from "./create-rate-draft";
import { deleteRateDraft } from "./delete-rate-draft";
import { saveRates } from "./save-rates";
import { verifyRates } from "./verify-rates";

export const createRateDraftAction = action(createRateDraft);
export const deleteRateDraftAction = action(deleteRateDraft);
export const saveRatesAction = action(saveRates);
export const verifyRatesAction = action(verifyRates);
