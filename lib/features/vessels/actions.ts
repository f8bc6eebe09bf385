"use server";

import { action } from "@/lib/platform/transport/action";
import { createOperationArea } from "./create-operation-area";
import { createPrincipal } from "./create-principal";
import { insertVessel } from "./insert-vessel";
import { moveToScrap } from "./move-to-scrap";
import { retirePrincipal } from "./retire-principal";
import { updatePrincipal } from "./update-principal";
import { updateVessel } from "./update-vessel";

export const insertVesselAction = action(insertVessel);
export const updateVesselAction = action(updateVessel);
export const moveToScrapAction = action(moveToScrap);
export const createPrincipalAction = action(createPrincipal);
export const updatePrincipalAction = action(updatePrincipal);
export const retirePrincipalAction = action(retirePrincipal);
export const createOperationAreaAction = action(createOperationArea);
