"use server";

import { action } from "@/lib/platform/transport/action";
import { resendFailedMail } from "./resend-failed-mail";
import { sendTestMail } from "./send-test-mail";

export const resendFailedMailAction = action(resendFailedMail);
export const sendTestMailAction = action(sendTestMail);
