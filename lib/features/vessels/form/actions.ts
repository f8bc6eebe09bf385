"use server";

import { action } from "@/lib/platform/transport/action";
import { insertVessel } from "./insert-vessel";
import { moveToScrap } from "./move-to-scrap";
import { updateVessel } from "./update-vessel";

export const insertVesselAction = action(insertVessel);
export const updateVesselAction = action(updateVessel);
export const moveToScrapAction = action(moveToScrap);
