"use server";

import { action } from "@/lib/platform/transport/action";
import { removeAssignment } from "./remove-assignment";

export const removeAssignmentAction = action(removeAssignment);
