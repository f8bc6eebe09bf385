import { defineJob } from "@/lib/platform/jobs/define-job";
import { notifyAccountLinked } from "./management/notify-account-linked";
import { sendPasswordReset } from "./password/send-password-reset";

export const jobs = [
  defineJob({ name: "tell-account-linked", payload: notifyAccountLinked.input, operation: notifyAccountLinked }),
  defineJob({ name: "send-password-reset", payload: sendPasswordReset.input, operation: sendPasswordReset }),
];
