"use server";

import { action } from "@/lib/platform/transport/action";
import { createApiToken } from "./create-api-token";
import { endSessions } from "./end-sessions";
import { revokeApiToken } from "./revoke-api-token";

export const createApiTokenAction = action(createApiToken);
export const revokeApiTokenAction = action(revokeApiToken);
export const endSessionsAction = action(endSessions);
