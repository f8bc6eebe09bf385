"use server";

import { action } from "@/lib/platform/transport/action";
import { givePrincipal } from "./give-principal";

export const givePrincipalAction = action(givePrincipal);
