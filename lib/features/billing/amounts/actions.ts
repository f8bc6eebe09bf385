"use server";

import { action } from "@/lib/platform/transport/action";
import { updateExpense } from "./update-expense";
import { updateMcuPlanning } from "./update-mcu-planning";
import { updateMcuRegister } from "./update-mcu-register";

export const updateMcuRegisterAction = action(updateMcuRegister);
export const updateMcuPlanningAction = action(updateMcuPlanning);
export const updateExpenseAction = action(updateExpense);
