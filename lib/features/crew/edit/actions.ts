"use server";

import { action } from "@/lib/platform/transport/action";
import { updateCrew } from "./update-crew";
import { updateSeaService } from "./update-sea-service";

export const updateCrewAction = action(updateCrew);
export const updateSeaServiceAction = action(updateSeaService);
