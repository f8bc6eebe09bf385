import { dayOf } from "@/lib/platform/calendar/dates";
import { and, eq, isNull } from "drizzle-orm";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { actorIdentity } from "@/lib/features/evidence/identity.rules";
import { users } from "@/db/schema/users";
import { approvalItems, approvalLinks } from "@/db/schema/manning";
import type { LinkEnd } from "@/db/enums/manning";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { issueLink } from "../links/issue-link.queries";
import { endItems, expiryOf } from "../plans/links.queries";
import { vesselHeadOf, officeRecipientsOf, principalRecipients, seafarerRecipient } from "../links/recipients.queries";
import type { Scope } from "../plans/store-outcome.queries";
import {
  askConsentMail,
  extensionMail,
  type ExtendedAssignment,
  type Reader,
  type LinkTarget,
} from "./emails/extension";
import { type ExtensionStored, type AssignmentContext } from "./queries";
import { isOwnCrewId } from "./own-crew.rules";
import type { ExtensionMail } from "./schema";

type Sender = Pick<Scope, "db" | "actor" | "now" | "address" | "userAgent">;
export type ExtensionContext = { assignmentContext: AssignmentContext; extension: ExtensionStored };
type MailRecipient = Reader & { email: string; way: LinkTarget };

const extendedAssignmentOf = ({
  assignmentContext: { seatDetails, person },
  extension,
}: ExtensionContext): ExtendedAssignment => ({
  vessel: seatDetails.vessel,
  position: seatDetails.position,
  crewId: person.id,
  fullName: person.fullName,
  originalDate: extension.originalDate,
  newDate: extension.newDate,
});

const subjectOf = ({ extension: { id, version } }: ExtensionContext) => ({ type: "extension", id, version });
const recipientOf = ({
  email,
  firstName,
  language,
}: {
  email: string;
  firstName: string;
  language: Reader["language"] | null;
}) => ({
  email,
  name: firstName,
  language: language ?? ("en" as const),
});
/** Remove duplicate addresses. */
const uniqueByEmail = (all: readonly MailRecipient[]) =>
  all.filter(({ email }, at) => all.findIndex((one) => one.email === email) === at);

/** Return the seafarer as recipient, unless they acted themselves. */
async function seafarerOf({ db, actor }: Sender, { assignmentContext }: ExtensionContext): Promise<MailRecipient[]> {
  const to = isOwnCrewId(actor, assignmentContext.person.id) ? null : await seafarerRecipient(db, assignmentContext);
  return to ? [{ email: to.email, name: to.name, language: to.language, way: "own" }] : [];
}

/** Return the requester as recipient, unless they acted themselves or no longer see the person. */
async function requesterOf(
  { db, actor }: Sender,
  { assignmentContext, extension }: ExtensionContext,
): Promise<MailRecipient[]> {
  if (extension.requestedBy === null || (actor.kind === "user" && actor.userId === extension.requestedBy)) return [];
  const requesters = await notificationRecipients(
    db,
    assignmentContext.seatDetails.vessel.divisionId,
    assignmentContext.person,
    {
      rights: ["extensions:request"],
      classes: [],
      among: eq(users.id, extension.requestedBy),
    },
  );
  return requesters.map((one) => ({
    ...recipientOf(one),
    way: one.crewId === assignmentContext.person.id ? "own" : "office",
  }));
}

async function recipientsOf(
  sender: Sender,
  extensionContext: ExtensionContext,
  type: ExtensionMail,
): Promise<MailRecipient[]> {
  const { assignmentContext } = extensionContext;
  const office = async (groups: Parameters<typeof officeRecipientsOf>[2]) =>
    (await officeRecipientsOf(sender, assignmentContext, groups)).map((one) => ({
      ...recipientOf(one),
      way: "office" as const,
    }));
  if (type === "ExtensionRequested") return office(["admins", "managers", "planning"]);
  if (type === "ExtensionDeclined")
    return [...(await requesterOf(sender, extensionContext)), ...(await office(["admins", "managers", "planning"]))];
  if (type === "ExtensionRejected")
    return [...(await seafarerOf(sender, extensionContext)), ...(await requesterOf(sender, extensionContext))];
  const heads = (await vesselHeadOf(sender, assignmentContext)).map((one) => ({
    ...recipientOf(one),
    way: "vessel" as const,
  }));
  const principals = (await principalRecipients(sender.db, assignmentContext, dayOf(sender.now))).map(
    ({ email, name, language }) => ({
      email,
      name,
      language,
      way: "vessel" as const,
    }),
  );
  return [...(await seafarerOf(sender, extensionContext)), ...heads, ...principals, ...(await office(["planning"]))];
}

const mailKinds = {
  ExtensionRequested: "requested",
  ExtensionDeclined: "declined",
  ExtensionApprovedExtension: "approved",
  ExtensionRejected: "rejected",
} as const;

/**
 * Notify the recipients of a request or decision, in their language. The actor is left out. product 5.16
 * @returns the mails
 */
export async function notifyExtension(
  sender: Sender,
  extensionContext: ExtensionContext,
  type: keyof typeof mailKinds,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { email, way, ...reader } of uniqueByEmail(await recipientsOf(sender, extensionContext, type))) {
    const reason = type === "ExtensionRejected" ? extensionContext.extension.rejectReason : null;
    ids.push(
      await enqueueMail(sender.db, {
        type,
        subject: subjectOf(extensionContext),
        recipient: email,
        language: reader.language,
        content: extensionMail(mailKinds[type], reader, extendedAssignmentOf(extensionContext), { way, reason }),
      }),
    );
  }
  return ids;
}

/** Send the seafarer a link that asks for consent. Without an address, the office asks by telephone. product 5.9 */
export async function sendConsentRequest(sender: Sender, extensionContext: ExtensionContext): Promise<number[]> {
  const { assignmentContext, extension } = extensionContext;
  const to = await seafarerRecipient(sender.db, assignmentContext);
  if (!to || isOwnCrewId(sender.actor, assignmentContext.person.id)) return [];
  const row = { ...assignmentContext.row, endDate: extension.newDate };
  const { link, token, mailNumber } = await issueLink(sender, "extension-consent", row, to);
  const mailId = await enqueueMail(sender.db, {
    type: "ExtensionConsent",
    subject: { type: "approval-link", id: link.id, version: mailNumber },
    recipient: to.email,
    language: to.language,
    content: askConsentMail(to, extendedAssignmentOf(extensionContext), {
      token,
      expiresAt: expiryOf(row, sender.now),
    }),
  });
  await appendEvent(sender.db, {
    assignmentId: assignmentContext.row.id,
    party: "extension",
    type: "sent",
    at: sender.now,
    said: {
      by: actorIdentity(sender),
      to: { name: to.name, email: to.email },
      mail: mailId,
      link: link.id,
      version: assignmentContext.row.version,
    },
  });
  return [mailId];
}

/** End the consent links of a request. */
export async function endConsentLinks({ db, now }: Pick<Scope, "db" | "now">, assignmentId: number, reason: LinkEnd) {
  const open = await db
    .select({
      id: approvalItems.id,
      assignmentId: approvalItems.assignmentId,
      askedAt: approvalItems.askedAt,
      purpose: approvalLinks.purpose,
    })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(
      and(
        eq(approvalItems.assignmentId, assignmentId),
        eq(approvalLinks.purpose, "extension-consent"),
        isNull(approvalItems.endedAt),
      ),
    );
  await endItems({ db, now }, open, reason);
}
