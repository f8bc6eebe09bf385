import type { Permission } from "@/lib/access/permissions";
import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { statusMails } from "./registry";
import { statusNotificationInput, statusNotificationSent } from "./schema";

type StatusInput = { sendEmailType: string };

/** Each mail asks for the permission of its noun. */
const mailRights: Partial<Record<Permission, (input: StatusInput) => boolean>> = Object.fromEntries(
  statusMails.map(({ right }) => [
    right,
    ({ sendEmailType }: StatusInput) => statusMails.some((mail) => mail.right === right && mail.type === sendEmailType),
  ]),
);

/**
 * Send the status mail of a schedule, an appraisal or a chandler request. A repeated request sends it once.
 * Document 3 §4, §7, product 5.16
 * @throws not-found, forbidden without the permission for that change, rule for an unknown type and for a mail that is
 * not due
 */
export const sendStatusNotification = write({
  name: "notices.send-status-notification",
  access: "signed-in",
  also: mailRights,
  input: statusNotificationInput,
  output: statusNotificationSent,
  async run(scope, { sendEmailType, id }) {
    const mail = statusMails.find(({ type }) => type === sendEmailType);
    if (!mail) throw refused("mail.unknownType", { types: statusMails.map(({ type }) => type).join(", ") });
    return { mailIds: await mail.ensure(scope, id), message: "Email sent!" };
  },
});
