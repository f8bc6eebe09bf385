"use server";

import { action } from "@/lib/platform/transport/action";
import { completePkl } from "./complete-pkl";
import { insertPkl } from "./insert-pkl";
import { previewWages } from "./preview-wages";
import { signPkl } from "./sign-pkl";

export const insertPklAction = action(insertPkl);
export const signPklAction = action(signPkl);
export const completePklAction = action(completePkl);
export const previewWagesAction = action(previewWages);
