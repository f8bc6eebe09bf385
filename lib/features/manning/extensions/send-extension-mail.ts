import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { Permission } from "@/lib/access/permissions";
import { refused } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { sendConsentRequest, notifyExtension } from "./mail.queries";
import { lockExtension, type ExtensionStored } from "./queries";
import { extensionMailSent, extensionMailTypes, sendExtensionMailInput, type ExtensionMail } from "./schema";

/** Permission required per mail: that of the change it reports. product 5.16 */
const rightFor: Record<ExtensionMail, Permission> = {
  ExtensionRequested: "extensions:request",
  ExtensionConsent: "extensions:request",
  ExtensionDeclined: "extensions:request",
  ExtensionApprovedExtension: "extensions:decide",
  ExtensionRejected: "extensions:decide",
};

/** Whether the request's state calls for this mail. */
function isMailDue(type: ExtensionMail, { status, endedAt, consent }: ExtensionStored): boolean {
  const isWaiting = status === null && endedAt === null;
  const due: Record<ExtensionMail, boolean> = {
    ExtensionRequested: isWaiting,
    ExtensionConsent: isWaiting && consent === "Pending",
    ExtensionDeclined: isWaiting && consent === "Rejected",
    ExtensionApprovedExtension: status === "Approved",
    ExtensionRejected: status === "Rejected",
  };
  return due[type];
}

const mailsOf = (db: Transaction, type: ExtensionMail, { id }: ExtensionStored) =>
  db
    .select({ id: mails.id, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "extension"), eq(mails.subjectId, id)))
    .orderBy(mails.id);

const typeOf = (requestedType: string) => extensionMailTypes.find((mailType) => mailType === requestedType);
const rights: readonly Permission[] = ["extensions:request", "extensions:decide"];

/**
 * Make sure the mails about a request are sent. Repeated calls send once, except the seafarer's link, which is renewed.
 * Document 2 §7, product 5.16
 * @throws not-found, forbidden, rule for an unknown type and one that is not due
 */
export const sendExtensionMail = write({
  name: "manning.send-extension-mail",
  access: {
    oneOf: rights,
    by({ sendEmailType }) {
      const type = typeOf(sendEmailType);
      return type ? [rightFor[type]] : rights;
    },
  },
  input: sendExtensionMailInput,
  output: extensionMailSent,
  async run(scope, { sendEmailType, vesselCrewExtensionId }) {
    const { db, actor, audit } = scope;
    const type = typeOf(sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: extensionMailTypes.join(", ") });
    const extensionContext = await lockExtension(db, actor, vesselCrewExtensionId);
    if (!isMailDue(type, extensionContext.extension)) throw refused("extensions.mailNotDue", { type });
    const mailType = await mailsOf(db, type, extensionContext.extension);
    for (const { id, sentAt } of mailType) if (sentAt === null) await resendMail(db, id);
    const send = () =>
      type === "ExtensionConsent"
        ? sendConsentRequest(scope, extensionContext)
        : notifyExtension(scope, extensionContext, type);
    const mailIds = mailType.length > 0 ? mailType.map(({ id }) => id) : await send();
    const { seatDetails, row } = extensionContext.assignmentContext;
    audit({ subject: row.id, divisionId: seatDetails.vessel.divisionId, after: { type, mailIds } });
    return { mailIds, message: "Email sent!" };
  },
});
