"use server";

import { action } from "@/lib/platform/transport/action";
import { previewScheduleMail } from "./preview-schedule-mail";
import { sendScheduleMail } from "./send-schedule-mail";

export const previewScheduleMailAction = action(previewScheduleMail);
export const sendScheduleMailAction = action(sendScheduleMail);
