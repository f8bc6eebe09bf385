"use server";

import { action } from "@/lib/platform/transport/action";
import { changeAssignmentDates } from "./change-assignment-dates";
import { checkInCrew } from "./check-in-crew";
import { checkOutCrew } from "./check-out-crew";
import { decideAsEmployee } from "./decide-as-employee";
import { decideAsPrincipal } from "./decide-as-principal";
import { insertSeat } from "./insert-seat";
import { proposeAssignment } from "./propose-assignment";
import { removeAssignment } from "./remove-assignment";
import { removeSeat } from "./remove-seat";
import { undoCheckIn } from "./undo-check-in";

export const checkInCrewAction = action(checkInCrew);
export const checkOutCrewAction = action(checkOutCrew);
export const undoCheckInAction = action(undoCheckIn);
export const insertSeatAction = action(insertSeat);
export const removeSeatAction = action(removeSeat);
export const proposeAssignmentAction = action(proposeAssignment);
export const changeAssignmentDatesAction = action(changeAssignmentDates);
export const removeAssignmentAction = action(removeAssignment);
export const decideAsPrincipalAction = action(decideAsPrincipal);
export const decideAsEmployeeAction = action(decideAsEmployee);
