"use server";

import { action } from "@/lib/platform/transport/action";
import { decideAsPrincipal } from "../approvals/decide-as-principal";

export const decideAsPrincipalAction = action(decideAsPrincipal);
