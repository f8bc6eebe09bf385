"use server";

import { action } from "@/lib/platform/transport/action";
import { decideDifference } from "./decide-difference";
import { proposeDifference } from "./propose-difference";

export const decideDifferenceAction = action(decideDifference);
export const proposeDifferenceAction = action(proposeDifference);
