"use server";

import { action } from "@/lib/platform/transport/action";
import { decideAllotment } from "./decide-allotment";
import { endAllotment } from "./end-allotment";
import { proposeAllotment } from "./propose-allotment";

export const decideAllotmentAction = action(decideAllotment);
export const endAllotmentAction = action(endAllotment);
export const proposeAllotmentAction = action(proposeAllotment);
