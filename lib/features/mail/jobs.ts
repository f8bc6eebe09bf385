import { defineJob } from "@/lib/platform/jobs/define-job";
import { deliverMail } from "@/lib/platform/mail/deliver-mail";

export const jobs = [defineJob({ name: "deliver-mail", task: deliverMail })];
