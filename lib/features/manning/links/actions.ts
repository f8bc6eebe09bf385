"use server";

import { action } from "@/lib/platform/transport/action";
import { remindAnswer } from "./remind-answer";
import { sendApprovalMailNow } from "./send-approval-mail-now";

export const sendApprovalMailNowAction = action(sendApprovalMailNow);
export const remindAnswerAction = action(remindAnswer);
