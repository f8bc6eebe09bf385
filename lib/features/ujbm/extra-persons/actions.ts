"use server";

import { action } from "@/lib/platform/transport/action";
import { createExtraPerson } from "./create-extra-person";
import { deleteExtraPerson } from "./delete-extra-person";

export const createExtraPersonAction = action(createExtraPerson);
export const deleteExtraPersonAction = action(deleteExtraPerson);
