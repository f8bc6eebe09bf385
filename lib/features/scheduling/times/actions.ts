"use server";

import { action } from "@/lib/platform/transport/action";
import { proposeTime } from "./propose-time";
import { withdrawTime } from "./withdraw-time";

export const proposeTimeAction = action(proposeTime);
export const withdrawTimeAction = action(withdrawTime);
