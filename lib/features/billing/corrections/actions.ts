"use server";

import { action } from "@/lib/platform/transport/action";
import { correctInvoiceRow } from "./correct-invoice-row";
import { decideCorrectionNote } from "./decide-correction-note";
import { removeCorrection } from "./remove-correction";

export const correctRowAction = action(correctInvoiceRow);
export const decideNoteAction = action(decideCorrectionNote);
export const removeCorrectionAction = action(removeCorrection);
