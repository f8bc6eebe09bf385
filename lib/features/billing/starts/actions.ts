"use server";

import { action } from "@/lib/platform/transport/action";
import { decideBillingStart } from "./decide-billing-start";
import { proposeBillingStart } from "./propose-billing-start";

export const proposeStartAction = action(proposeBillingStart);
export const decideStartAction = action(decideBillingStart);
