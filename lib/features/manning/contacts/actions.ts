"use server";

import { action } from "@/lib/platform/transport/action";
import { recordCall } from "./record-call";
import { removeCall } from "./remove-call";

export const recordCallAction = action(recordCall);
export const removeCallAction = action(removeCall);
