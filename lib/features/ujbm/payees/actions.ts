"use server";

import { action } from "@/lib/platform/transport/action";
import { decidePayee } from "./decide-payee";
import { requestPayee } from "./request-payee";

export const decidePayeeAction = action(decidePayee);
export const requestPayeeAction = action(requestPayee);
