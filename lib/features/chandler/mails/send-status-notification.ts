import { scheduleMails } from "@/lib/features/scheduling/emails/schedule";
import { ensureScheduleMail } from "@/lib/features/scheduling/mails/ensure-mail.queries";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { ensureStatusMail } from "./ensure-mail.queries";
import { chandlerMail, statusNotificationInput, statusNotificationSent } from "./schema";

/**
 * Makes sure a mail about where a chandler request or a schedule stands is on its way; asking twice sends once. Document 3 §4, §7, product 5.16
 * @throws not-found, forbidden for who may not make the change it tells of, rule for an unknown type and one that is not due
 */
export const sendStatusNotification = write({
  name: "chandler.send-status-notification",
  access: "signed-in",
  also: {
    "chandler:status": ({ sendEmailType }) => sendEmailType === chandlerMail,
    "scheduling:write": ({ sendEmailType }) => sendEmailType !== chandlerMail,
  },
  input: statusNotificationInput,
  output: statusNotificationSent,
  async run(scope, { sendEmailType, id }) {
    const message = "Email sent!";
    if (sendEmailType === chandlerMail) return { mailIds: await ensureStatusMail(scope, id), message };
    const type = scheduleMails.find((known) => known === sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: [...scheduleMails, chandlerMail].join(", ") });
    return { mailIds: await ensureScheduleMail(scope, type, id), message };
  },
});
