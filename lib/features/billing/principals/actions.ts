"use server";

import { action } from "@/lib/platform/transport/action";
import { assignBilledPrincipal } from "./assign-billed-principal";

export const assignBilledPrincipalAction = action(assignBilledPrincipal);
