"use server";

import { action } from "@/lib/platform/transport/action";
import { addAdjustment } from "./add-adjustment";
import { addIrregular } from "./add-irregular";
import { confirmItem } from "./confirm-item";
import { decideSums } from "./decide-sums";
import { importOpenings } from "./import-openings";
import { markAmended } from "./mark-amended";
import { removeAdjustment } from "./remove-adjustment";
import { removeIrregular } from "./remove-irregular";
import { saveEmployment } from "./save-employment";
import { saveFormer } from "./save-former";
import { saveOpening } from "./save-opening";

export const addAdjustmentAction = action(addAdjustment);
export const addIrregularAction = action(addIrregular);
export const confirmItemAction = action(confirmItem);
export const decideSumsAction = action(decideSums);
export const importOpeningsAction = action(importOpenings);
export const markAmendedAction = action(markAmended);
export const removeAdjustmentAction = action(removeAdjustment);
export const removeIrregularAction = action(removeIrregular);
export const saveEmploymentAction = action(saveEmployment);
export const saveFormerAction = action(saveFormer);
export const saveOpeningAction = action(saveOpening);
