"use server";

import { action } from "@/lib/platform/transport/action";
import { createRequest } from "./create-request";
import { proposeReceived } from "./propose-received";
import { updateRequest } from "./update-request";

export const createRequestAction = action(createRequest);
export const updateRequestAction = action(updateRequest);
export const proposeReceivedAction = action(proposeReceived);
