"use server";

import { action } from "@/lib/platform/transport/action";
import { decideDataRequest } from "./decide-data-request";
import { makeDataRequest } from "./make-data-request";

export const makeDataRequestAction = action(makeDataRequest);
export const decideDataRequestAction = action(decideDataRequest);
