"use server";

import { action } from "@/lib/platform/transport/action";
import { decideStart } from "./decide-start";
import { proposeStart } from "./propose-start";

export const proposeStartAction = action(proposeStart);
export const decideStartAction = action(decideStart);
