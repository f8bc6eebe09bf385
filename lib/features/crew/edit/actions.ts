"use server";

import { action } from "@/lib/platform/transport/action";
import { settleTaxStatus } from "./settle-tax-status";
import { updateCrew } from "./update-crew";
import { updateSeaService } from "./update-sea-service";

export const settleTaxStatusAction = action(settleTaxStatus);
export const updateCrewAction = action(updateCrew);
export const updateSeaServiceAction = action(updateSeaService);
