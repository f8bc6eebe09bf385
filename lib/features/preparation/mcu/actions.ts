"use server";

import { action } from "@/lib/platform/transport/action";
import { insertMcu } from "./insert-mcu";
import { updateMcu } from "./update-mcu";
import { recordPreparationMcu } from "./record-preparation-mcu";
import { listMcuChoices } from "./list-mcu-choices";

export const insertMcuAction = action(insertMcu);
export const updateMcuAction = action(updateMcu);
export const recordPreparationMcuAction = action(recordPreparationMcu);
export const listMcuChoicesAction = action(listMcuChoices);
