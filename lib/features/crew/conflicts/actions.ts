"use server";

import { action } from "@/lib/platform/transport/action";
import { addConflict } from "./add-conflict";
import { endConflict } from "./end-conflict";

export const addConflictAction = action(addConflict);
export const endConflictAction = action(endConflict);
