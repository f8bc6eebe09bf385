import { and, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { approvalItems } from "@/db/schema/manning";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { actorIdentity, type Identified } from "@/lib/features/evidence/identity.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { NotificationRecipient } from "@/lib/access/second-person";
import { enqueueMail, type OutgoingMail } from "@/lib/platform/mail/outbox";
import type { PlanningMail } from "./due-mail.rules";
import { askEmployeeMail, askPrincipalMail, confirmedMail, rejectedMail } from "./emails/planning";
import { scheduleBundle } from "./bundle.queries";
import { issueItem, issueLink, openProposalsOf, type ApprovalLinkRow, type Recipient } from "./issue-link.queries";
import { vesselHeadOf, officeRecipientsOf, principalRecipients, seafarerRecipient } from "./recipients.queries";
import type { Party } from "../approval.rules";
import { partyOf } from "../plans/links.queries";
import type { AssignmentRow, PersonRow, SeatDetails } from "../seats.queries";
import { summaryOf, type Effect } from "../slots.rules";
import type { Scope } from "../plans/store-outcome.queries";

type Sender = Pick<Scope, "db" | "actor" | "now" | "address" | "userAgent">;
/** An assignment with the names its mails need. */
export type Announcement = {
  seatDetails: Pick<SeatDetails, "vessel" | "position">;
  person: PersonRow;
  row: AssignmentRow;
};
type IssuedLink = { link: ApprovalLinkRow; token: string; mailNumber: number };

const subjectOf = ({ link, mailNumber }: IssuedLink) => ({ type: "approval-link", id: link.id, version: mailNumber });

type SentEvent = { issuedLink: IssuedLink; mailId: number; type: "sent" | "reminded"; by?: Identified };

/** Record that a question was mailed: recipient, sender and version. */
const storeSentEvent = (sender: Sender, { row }: Announcement, { issuedLink: { link }, mailId, type, by }: SentEvent) =>
  appendEvent(sender.db, {
    assignmentId: row.id,
    party: partyOf(link.purpose),
    type,
    at: sender.now,
    said: {
      by: by ?? actorIdentity(sender),
      to: { name: link.name, email: link.email },
      mail: mailId,
      link: link.id,
      version: row.version,
    },
  });

/** Send one mail with its own token about all open proposals of a link. */
async function sendLink(sender: Sender, issuedLink: IssuedLink, { seatDetails }: Announcement) {
  const { link, token } = issuedLink;
  const waiting = await openProposalsOf(sender.db, link.id);
  const mailFacts = { vessel: seatDetails.vessel.name, token, waiting };
  const isPrincipal = link.purpose === "principal-approval";
  return enqueueMail(sender.db, {
    type: isPrincipal ? "PlanningPrincipal" : "PlanningEmployee",
    subject: subjectOf(issuedLink),
    recipient: link.email,
    language: link.language,
    content: isPrincipal ? askPrincipalMail(link, [mailFacts]) : askEmployeeMail(link, mailFacts),
  });
}

type Question = { purpose: "principal-approval" | "employee-consent"; to: Recipient; by?: Identified };

/** Ask one person about proposals of one vessel in one mail. by: the sender, unless it is the actor. */
export async function mailQuestion(
  sender: Sender,
  proposals: readonly Announcement[],
  { purpose, to, by }: Question,
): Promise<number[]> {
  let issuedLink: IssuedLink | undefined;
  for (const { row } of proposals) issuedLink = await issueLink(sender, purpose, row, to);
  const [first] = proposals;
  if (!issuedLink || !first) return [];
  const mailId = await sendLink(sender, issuedLink, first);
  const ids = proposals.map(({ row }) => row.id);
  await sender.db
    .update(approvalItems)
    .set({ mailedAt: sender.now, mailId })
    .where(and(eq(approvalItems.linkId, issuedLink.link.id), anyOf(approvalItems.assignmentId, ids)));
  for (const announcement of proposals)
    await storeSentEvent(sender, announcement, { issuedLink, mailId, type: "sent", ...(by ? { by } : {}) });
  return [mailId];
}

/** Mail the seafarer, or queue a principal's question for the bundled mail. product 5.9 @returns the mails created */
async function askParty(sender: Sender, announcement: Announcement, party: Party): Promise<number[]> {
  if (party === "employee") {
    const to = await seafarerRecipient(sender.db, announcement);
    return to ? mailQuestion(sender, [announcement], { purpose: "employee-consent", to }) : [];
  }
  const { principalId } = announcement.seatDetails.vessel;
  const people = await principalRecipients(sender.db, announcement, dayOf(sender.now));
  for (const to of people) await issueItem(sender, "principal-approval", announcement.row, to);
  if (principalId !== null) await scheduleBundle(sender, principalId);
  return [];
}

const planOf = ({ seatDetails, person, row }: Announcement) => ({
  fullName: person.fullName,
  position: seatDetails.position,
  from: row.startDate,
  to: row.endDate,
});

/** Send a mail to several office users, each in their language. */
export async function notifyOffice(
  { db }: Pick<Scope, "db">,
  { row }: Announcement,
  type: string,
  mailRecipients: readonly NotificationRecipient[],
  content: (reader: { name: string; language: "en" | "id" }) => OutgoingMail["content"],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { email, firstName, language: chosen } of mailRecipients) {
    const language = chosen ?? "en";
    const subject = { type: "assignment", id: row.id, version: row.version };
    ids.push(
      await enqueueMail(db, {
        type,
        subject,
        recipient: email,
        language,
        content: content({ name: firstName, language }),
      }),
    );
  }
  return ids;
}

async function notifyRejected(sender: Sender, announcement: Announcement, party: Party): Promise<number[]> {
  const type = party === "principal" ? "PlanningPrincipalReject" : "PlanningEmployeeReject";
  const mailFacts = {
    vessel: announcement.seatDetails.vessel,
    plan: planOf(announcement),
    reason: announcement.row.rejectionReason ?? "",
    seat: announcement.row,
  };
  const mailRecipients = await officeRecipientsOf(sender, announcement, ["planning", "admins"]);
  return notifyOffice(sender, announcement, type, mailRecipients, (reader) => rejectedMail(party, reader, mailFacts));
}

async function notifyConfirmed(sender: Sender, announcement: Announcement): Promise<number[]> {
  const mailFacts = { vessel: announcement.seatDetails.vessel, plan: planOf(announcement) };
  const mailRecipients = [
    ...(await vesselHeadOf(sender, announcement)),
    ...(await officeRecipientsOf(sender, announcement, ["service", "staff"])),
  ];
  return notifyOffice(sender, announcement, "PlanningConfirmed", mailRecipients, (reader) =>
    confirmedMail(reader, mailFacts),
  );
}

/** Mails of a plan by their documented names. product 5.16 */
export const planningMails = {
  PlanningPrincipal: (sender: Sender, announcement: Announcement) => askParty(sender, announcement, "principal"),
  PlanningEmployee: (sender: Sender, announcement: Announcement) => askParty(sender, announcement, "employee"),
  PlanningPrincipalReject: (sender: Sender, announcement: Announcement) =>
    notifyRejected(sender, announcement, "principal"),
  PlanningEmployeeReject: (sender: Sender, announcement: Announcement) =>
    notifyRejected(sender, announcement, "employee"),
  PlanningConfirmed: notifyConfirmed,
} as const satisfies Record<PlanningMail, unknown>;

const mailsByEffect = {
  "ask-principal": planningMails.PlanningPrincipal,
  "ask-employee": planningMails.PlanningEmployee,
  "tell-rejection": planningMails.PlanningPrincipalReject,
  "tell-decline": planningMails.PlanningEmployeeReject,
} as const satisfies Record<Effect, unknown>;

/** Send the mails of a plan change, in its transaction. isAnswer: the change was an answer, possibly the last one. */
export async function sendPlanMails(
  sender: Sender,
  announcement: Announcement,
  effects: readonly Effect[],
  { isAnswer = false } = {},
) {
  for (const effect of effects) await mailsByEffect[effect](sender, announcement);
  if (isAnswer && summaryOf(announcement.row) === "Confirmed") await notifyConfirmed(sender, announcement);
}

/** Send the question again with a new token. */
export async function sendReminder(sender: Sender, announcement: Announcement, issuedLink: IssuedLink) {
  const waiting = await openProposalsOf(sender.db, issuedLink.link.id);
  const mailFacts = { vessel: announcement.seatDetails.vessel.name, token: issuedLink.token, waiting };
  const { link } = issuedLink;
  const isPrincipal = link.purpose === "principal-approval";
  const mailId = await enqueueMail(sender.db, {
    type: isPrincipal ? "PlanningPrincipalReminder" : "PlanningEmployee",
    subject: subjectOf(issuedLink),
    recipient: link.email,
    language: link.language,
    content: isPrincipal ? askPrincipalMail(link, [mailFacts], true) : askEmployeeMail(link, mailFacts),
  });
  await storeSentEvent(sender, announcement, { issuedLink, mailId, type: "reminded" });
}
