"use server";

import { action } from "@/lib/platform/transport/action";
import { checkCrewCompliance } from "./check-crew-compliance";

export const checkCrewComplianceAction = action(checkCrewCompliance);
