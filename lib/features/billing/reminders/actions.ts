"use server";

import { action } from "@/lib/platform/transport/action";
import { setReminders } from "./set-reminders";

export const setRemindersAction = action(setReminders);
