import { defineJob } from "@/lib/platform/jobs/define-job";
import { notifyDecidedAlone } from "./notify-decided-alone";
import { notifyFailedMail } from "./notify-failed-mail";
import { sendDigest } from "./send-digest";
import { sendDigests } from "./send-digests";

export const jobs = [
  defineJob({ name: "send-digests", cron: "0 0 * * *", operation: sendDigests }),
  defineJob({ name: "tell-failed-mail", payload: notifyFailedMail.input, operation: notifyFailedMail }),
  defineJob({ name: "tell-decided-alone", payload: notifyDecidedAlone.input, operation: notifyDecidedAlone }),
  defineJob({ name: "send-digest", payload: sendDigest.input, operation: sendDigest }),
];
