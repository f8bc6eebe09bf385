"use server";

import { action } from "@/lib/platform/transport/action";
import { checkInCrew } from "./check-in-crew";
import { checkOutCrew } from "./check-out-crew";
import { undoCheckIn } from "./undo-check-in";

export const checkInCrewAction = action(checkInCrew);
export const checkOutCrewAction = action(checkOutCrew);
export const undoCheckInAction = action(undoCheckIn);
