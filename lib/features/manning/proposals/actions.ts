"use server";

import { action } from "@/lib/platform/transport/action";
import { changeAssignmentDates } from "./change-assignment-dates";
import { proposeAssignment } from "./propose-assignment";
import { removeAssignment } from "./remove-assignment";
import { replaceAssignment } from "./replace-assignment";

export const proposeAssignmentAction = action(proposeAssignment);
export const changeAssignmentDatesAction = action(changeAssignmentDates);
export const removeAssignmentAction = action(removeAssignment);
export const replaceAssignmentAction = action(replaceAssignment);
