import { and, eq } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { approvalItems } from "@/db/schema/manning";
import { appendEvent } from "@/lib/features/evidence/events.queries";
import { identityOf, type Identified } from "@/lib/features/evidence/identity.rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Hearer } from "@/lib/access/colleagues";
import { enqueueMail, type OutgoingMail } from "@/lib/platform/mail/outbox";
import type { PlanningMail } from "./due.rules";
import { askEmployeeMail, askPrincipalMail, confirmedMail, rejectedMail } from "./emails/planning";
import { scheduleBundle } from "./bundle.queries";
import { issueItem, issueLink, waitingIn, type Link, type Recipient } from "./issue.queries";
import { headOf, officeOf, principalRecipients, seafarerRecipient } from "./recipients.queries";
import type { Party } from "../approval.rules";
import { partyOf } from "../links.queries";
import type { AssignmentRow, PersonRow, Place } from "../seats.queries";
import { summaryOf, type Effect } from "../slots.rules";
import type { Scope } from "../store.queries";

type Sender = Pick<Scope, "db" | "actor" | "now" | "address" | "userAgent">;
/** An assignment with the names its mails need. */
export type Announcement = { place: Pick<Place, "vessel" | "position">; person: PersonRow; row: AssignmentRow };
type Asked = { link: Link; token: string; mailNumber: number };

const subjectOf = ({ link, mailNumber }: Asked) => ({ type: "approval-link", id: link.id, version: mailNumber });

type Kept = { asked: Asked; mailId: number; type: "sent" | "reminded"; by?: Identified };

/** Record that a question was mailed: recipient, sender and version. */
const keepSent = (sender: Sender, { row }: Announcement, { asked: { link }, mailId, type, by }: Kept) =>
  appendEvent(sender.db, {
    assignmentId: row.id,
    party: partyOf(link.purpose),
    type,
    at: sender.now,
    said: {
      by: by ?? identityOf(sender),
      to: { name: link.name, email: link.email },
      mail: mailId,
      link: link.id,
      version: row.version,
    },
  });

/** Send one mail with its own token about all open proposals of a link. */
async function sendLink(sender: Sender, asked: Asked, { place }: Announcement) {
  const { link, token } = asked;
  const waiting = await waitingIn(sender.db, link.id);
  const said = { vessel: place.vessel.name, token, waiting };
  const isPrincipal = link.purpose === "principal-approval";
  return enqueueMail(sender.db, {
    type: isPrincipal ? "PlanningPrincipal" : "PlanningEmployee",
    subject: subjectOf(asked),
    recipient: link.email,
    language: link.language,
    content: isPrincipal ? askPrincipalMail(link, [said]) : askEmployeeMail(link, said),
  });
}

type Asking = { purpose: "principal-approval" | "employee-consent"; to: Recipient; by?: Identified };

/** Ask one person about proposals of one vessel in one mail. by: the sender, unless it is the actor. */
export async function askPerson(
  sender: Sender,
  proposals: readonly Announcement[],
  { purpose, to, by }: Asking,
): Promise<number[]> {
  let asked: Asked | undefined;
  for (const { row } of proposals) asked = await issueLink(sender, purpose, row, to);
  const [first] = proposals;
  if (!asked || !first) return [];
  const mailId = await sendLink(sender, asked, first);
  const ids = proposals.map(({ row }) => row.id);
  await sender.db
    .update(approvalItems)
    .set({ mailedAt: sender.now, mailId })
    .where(and(eq(approvalItems.linkId, asked.link.id), anyOf(approvalItems.assignmentId, ids)));
  for (const about of proposals) await keepSent(sender, about, { asked, mailId, type: "sent", ...(by ? { by } : {}) });
  return [mailId];
}

/** Mail the seafarer, or queue a principal's question for the bundled mail. product 5.9 @returns the mails created */
async function askEverybody(sender: Sender, about: Announcement, party: Party): Promise<number[]> {
  if (party === "employee") {
    const to = await seafarerRecipient(sender.db, about);
    return to ? askPerson(sender, [about], { purpose: "employee-consent", to }) : [];
  }
  const { principalId } = about.place.vessel;
  const people = await principalRecipients(sender.db, about, dayOf(sender.now));
  for (const to of people) await issueItem(sender, "principal-approval", about.row, to);
  if (principalId !== null) await scheduleBundle(sender, principalId);
  return [];
}

const planOf = ({ place, person, row }: Announcement) => ({
  fullName: person.fullName,
  position: place.position,
  from: row.startDate,
  to: row.endDate,
});

/** Send a mail to several office users, each in their language. */
export async function tellOffice(
  { db }: Pick<Scope, "db">,
  { row }: Announcement,
  type: string,
  hearers: readonly Hearer[],
  content: (reader: { name: string; language: "en" | "id" }) => OutgoingMail["content"],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { email, firstName, language: chosen } of hearers) {
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

async function tellNo(sender: Sender, about: Announcement, party: Party): Promise<number[]> {
  const type = party === "principal" ? "PlanningPrincipalReject" : "PlanningEmployeeReject";
  const said = {
    vessel: about.place.vessel,
    plan: planOf(about),
    reason: about.row.rejectionReason ?? "",
    seat: about.row,
  };
  const hearers = await officeOf(sender, about, ["planning", "admins"]);
  return tellOffice(sender, about, type, hearers, (reader) => rejectedMail(party, reader, said));
}

async function tellYes(sender: Sender, about: Announcement): Promise<number[]> {
  const said = { vessel: about.place.vessel, plan: planOf(about) };
  const hearers = [...(await headOf(sender, about)), ...(await officeOf(sender, about, ["service", "staff"]))];
  return tellOffice(sender, about, "PlanningConfirmed", hearers, (reader) => confirmedMail(reader, said));
}

/** Mails of a plan by their documented names. product 5.16 */
export const planningMails = {
  PlanningPrincipal: (sender: Sender, about: Announcement) => askEverybody(sender, about, "principal"),
  PlanningEmployee: (sender: Sender, about: Announcement) => askEverybody(sender, about, "employee"),
  PlanningPrincipalReject: (sender: Sender, about: Announcement) => tellNo(sender, about, "principal"),
  PlanningEmployeeReject: (sender: Sender, about: Announcement) => tellNo(sender, about, "employee"),
  PlanningConfirmed: tellYes,
} as const satisfies Record<PlanningMail, unknown>;

const performed = {
  "ask-principal": planningMails.PlanningPrincipal,
  "ask-employee": planningMails.PlanningEmployee,
  "tell-rejection": planningMails.PlanningPrincipalReject,
  "tell-decline": planningMails.PlanningEmployeeReject,
} as const satisfies Record<Effect, unknown>;

/** Send the mails of a plan change, in its transaction. isAnswer: the change was an answer, possibly the last one. */
export async function announce(
  sender: Sender,
  about: Announcement,
  effects: readonly Effect[],
  { isAnswer = false } = {},
) {
  for (const effect of effects) await performed[effect](sender, about);
  if (isAnswer && summaryOf(about.row) === "Confirmed") await tellYes(sender, about);
}

/** Send the question again with a new token. */
export async function remind(sender: Sender, about: Announcement, asked: Asked) {
  const waiting = await waitingIn(sender.db, asked.link.id);
  const said = { vessel: about.place.vessel.name, token: asked.token, waiting };
  const mailId = await enqueueMail(sender.db, {
    type: "PlanningPrincipalReminder",
    subject: subjectOf(asked),
    recipient: asked.link.email,
    language: asked.link.language,
    content: askPrincipalMail(asked.link, [said], true),
  });
  await keepSent(sender, about, { asked, mailId, type: "reminded" });
}
