"use server";

import { action } from "@/lib/platform/transport/action";
import { correctRow } from "./correct-row";
import { decideNote } from "./decide-note";
import { removeCorrection } from "./remove-correction";

export const correctRowAction = action(correctRow);
export const decideNoteAction = action(decideNote);
export const removeCorrectionAction = action(removeCorrection);
