"use server";

import { action } from "@/lib/platform/transport/action";
import { sendApprovalMailNow } from "./send-approval-mail-now";

export const sendApprovalMailNowAction = action(sendApprovalMailNow);
