"use server";

import { action } from "@/lib/platform/transport/action";
import { checkInCrew } from "./check-in-crew";
import { checkOutCrew } from "./check-out-crew";
import { insertSeat } from "./insert-seat";
import { removeSeat } from "./remove-seat";
import { undoCheckIn } from "./undo-check-in";

export const checkInCrewAction = action(checkInCrew);
export const checkOutCrewAction = action(checkOutCrew);
export const undoCheckInAction = action(undoCheckIn);
export const insertSeatAction = action(insertSeat);
export const removeSeatAction = action(removeSeat);
