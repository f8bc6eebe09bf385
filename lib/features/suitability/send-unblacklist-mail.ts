import { refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { notifyRemoval } from "./mail.queries";
import { lastRemoval, lockEntry } from "./queries";
import { removalMailSent, removalMailTypes, sendRemovalMailInput } from "./schema";

const approvalByMailType = {
  UnblacklistRequest: null,
  UnblacklistApproved: "Approved",
  UnblacklistNotApproved: "Not Approved",
} as const;
const isDecisionMail = ["UnblacklistApproved", "UnblacklistNotApproved"];

/**
 * Make sure the mail about the latest removal request is sent. Repeated calls send once. Documents 2 §7, product 5.16
 * @throws not-found; forbidden; rule for an unknown type, or one that is not due
 */
export const sendUnblacklistMail = write({
  name: "suitability.send-mail",
  access: "suitability:request-removal",
  also: { "suitability:decide-removal": ({ sendEmailType }) => isDecisionMail.includes(sendEmailType) },
  input: sendRemovalMailInput,
  output: removalMailSent,
  async run(scope, { employeeBlackListid: id, sendEmailType }) {
    const { db, actor, audit } = scope;
    const type = removalMailTypes.find((mailType) => mailType === sendEmailType);
    if (!type) throw refused("mail.unknownType", { types: removalMailTypes.join(", ") });
    const { person } = await lockEntry(db, actor, id);
    const removal = await lastRemoval(db, id);
    if (!removal || removal.decision !== approvalByMailType[type]) throw refused("suitability.mailNotDue", { type });
    const mailIds = await notifyRemoval(scope, type, { person, removal });
    audit({ subject: id, divisionId: person.divisionId, after: { type, mailIds } });
    return { mailIds, message: "Email sent!" };
  },
});
