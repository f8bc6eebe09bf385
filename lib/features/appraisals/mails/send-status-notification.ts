import { scheduleMails } from "@/lib/features/scheduling/emails/schedule";
import { ensureScheduleMail } from "@/lib/features/scheduling/mails/ensure-mail.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { appraisalMails } from "../emails/appraisal";
import { ensureAppraisalMail } from "./ensure-mail.queries";
import { isOfAppraisal, isOfSchedule, statusNotificationInput, statusNotificationSent } from "./schema";

/**
 * Makes sure a mail about where a schedule or an appraisal stands is on its way; asking twice sends once. Document 3 §7, product 5.16
 * @throws not-found, forbidden for who may not make the change it tells of, rule for an unknown type and one that is not due
 */
export const sendStatusNotification = write({
  name: "appraisals.send-status-notification",
  access: "signed-in",
  also: {
    "scheduling:write": ({ sendEmailType }) => isOfSchedule(sendEmailType),
    "appraisals:view": ({ sendEmailType }) => isOfAppraisal(sendEmailType),
  },
  input: statusNotificationInput,
  output: statusNotificationSent,
  async run(scope, { sendEmailType, id }) {
    const schedule = scheduleMails.find((known) => known === sendEmailType);
    const appraisal = appraisalMails.find((known) => known === sendEmailType);
    if (!schedule && !appraisal)
      throw refused("mail.unknownType", { types: [...scheduleMails, ...appraisalMails].join(", ") });
    const mailIds = schedule
      ? await ensureScheduleMail(scope, { type: schedule, id })
      : appraisal
        ? await ensureAppraisalMail(scope, appraisal, id)
        : [];
    return { mailIds, message: "Email sent!" };
  },
});
