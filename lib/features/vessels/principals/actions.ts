"use server";

import { action } from "@/lib/platform/transport/action";
import { createPrincipal } from "./create-principal";
import { retirePrincipal } from "./retire-principal";
import { updatePrincipal } from "./update-principal";

export const createPrincipalAction = action(createPrincipal);
export const updatePrincipalAction = action(updatePrincipal);
export const retirePrincipalAction = action(retirePrincipal);
