import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { scheduleMails } from "../emails/schedule";
import { ensureScheduleMail } from "./ensure-mail.queries";
import { scheduleMailSent, sendScheduleMailInput } from "./schema";

/**
 * Ensure that a schedule mail is queued; a repeated call sends once. again sends the current schedule to all
 * recipients once more. Document 3 §7, product 5.16, 5.21 @throws not-found, forbidden without permission to save
 * schedules, rule for an unknown type or a mail that is not due
 */
export const sendScheduleMail = write({
  name: "scheduling.send-mail",
  access: "scheduling:write",
  input: sendScheduleMailInput,
  output: scheduleMailSent,
  async run(scope, { sendEmailType, employeeSchedulingId: id, again }) {
    const type = scheduleMails.find((mailType) => mailType === sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: scheduleMails.join(", ") });
    return { mailIds: await ensureScheduleMail(scope, { type, id, again }), message: "Email sent!" };
  },
});
