"use server";

import { action } from "@/lib/platform/transport/action";
import { addAdjustment } from "./add-adjustment";
import { addIrregularPay } from "./add-irregular-pay";
import { confirmPayItem } from "./confirm-pay-item";
import { decideOpeningSums } from "./decide-opening-sums";
import { importOpeningBalances } from "./import-opening-balances";
import { markReturnAmended } from "./mark-return-amended";
import { removeAdjustment } from "./remove-adjustment";
import { removeIrregularPay } from "./remove-irregular-pay";
import { saveEmploymentPay } from "./save-employment-pay";
import { saveFormerEmployer } from "./save-former-employer";
import { saveOpeningBalance } from "./save-opening-balance";

export const addAdjustmentAction = action(addAdjustment);
export const addIrregularAction = action(addIrregularPay);
export const confirmItemAction = action(confirmPayItem);
export const decideSumsAction = action(decideOpeningSums);
export const importOpeningsAction = action(importOpeningBalances);
export const markAmendedAction = action(markReturnAmended);
export const removeAdjustmentAction = action(removeAdjustment);
export const removeIrregularAction = action(removeIrregularPay);
export const saveEmploymentAction = action(saveEmploymentPay);
export const saveFormerAction = action(saveFormerEmployer);
export const saveOpeningAction = action(saveOpeningBalance);
