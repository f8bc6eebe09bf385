"use server";

import { action } from "@/lib/platform/transport/action";
import { proposeActualTime } from "./propose-actual-time";
import { withdrawActualTime } from "./withdraw-actual-time";

export const proposeActualTimeAction = action(proposeActualTime);
export const withdrawActualTimeAction = action(withdrawActualTime);
