"use server";

import { action } from "@/lib/platform/transport/action";
import { decideExtension } from "./decide-extension";
import { requestExtension } from "./request-extension";
import { sendExtensionMail } from "./send-extension-mail";
import { withdrawExtension } from "./withdraw-extension";

export const requestExtensionAction = action(requestExtension);
export const decideExtensionAction = action(decideExtension);
export const withdrawExtensionAction = action(withdrawExtension);
export const sendExtensionMailAction = action(sendExtensionMail);
