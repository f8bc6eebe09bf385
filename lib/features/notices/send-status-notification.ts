import { ensureAppraisalMail } from "@/lib/features/appraisals/mails/ensure-mail.queries";
import { ensureStatusMail } from "@/lib/features/chandler/mails/ensure-mail.queries";
import { chandlerMail } from "@/lib/features/chandler/mails/schema";
import { ensureScheduleMail } from "@/lib/features/scheduling/mails/ensure-mail.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import {
  appraisalMailOf,
  scheduleMailOf,
  statusMails,
  statusNotificationInput,
  statusNotificationSent,
} from "./schema";

/**
 * Send the status mail of a schedule, an appraisal or a chandler request. A repeated request sends it once.
 * Document 3 §4, §7, product 5.16
 * @throws not-found, forbidden without the permission for that change, rule for an unknown type and for a mail that is
 * not due
 */
export const sendStatusNotification = write({
  name: "notices.send-status-notification",
  access: "signed-in",
  also: {
    "scheduling:write": ({ sendEmailType }) => scheduleMailOf(sendEmailType) !== undefined,
    "appraisals:view": ({ sendEmailType }) => appraisalMailOf(sendEmailType) !== undefined,
    "chandler:status": ({ sendEmailType }) => sendEmailType === chandlerMail,
  },
  input: statusNotificationInput,
  output: statusNotificationSent,
  async run(scope, { sendEmailType, id }) {
    const [schedule, appraisal] = [scheduleMailOf(sendEmailType), appraisalMailOf(sendEmailType)];
    const message = "Email sent!";
    if (schedule) return { mailIds: await ensureScheduleMail(scope, { type: schedule, id }), message };
    if (appraisal) return { mailIds: await ensureAppraisalMail(scope, appraisal, id), message };
    if (sendEmailType === chandlerMail) return { mailIds: await ensureStatusMail(scope, id), message };
    throw refused("mail.unknownType", { types: statusMails.join(", ") });
  },
});
