"use server";

import { action } from "@/lib/platform/transport/action";
import { closeMonth } from "./close-month";
import { setOccasionDays } from "./set-occasion-days";

export const closeMonthAction = action(closeMonth);
export const setOccasionDaysAction = action(setOccasionDays);
