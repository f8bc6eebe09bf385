"use server";

import { action } from "@/lib/platform/transport/action";
import { removeScheduleDocument } from "./remove-schedule-document";
import { saveScheduleDocument } from "./save-schedule-document";
import { updateSchedule } from "./update-schedule";

export const updateScheduleAction = action(updateSchedule);
export const saveScheduleDocumentAction = action(saveScheduleDocument);
export const removeScheduleDocumentAction = action(removeScheduleDocument);
