import { testTypes, withdrawnReason, type AssessmentType, type TestType } from "@/db/enums/applicants";
import { inLanguage } from "@/lib/platform/i18n/localized";
import type { MailContent } from "@/lib/platform/mail/layout";
import type { Attachment } from "@/lib/platform/mail/outbox";
import { mailSenderAddress } from "@/lib/platform/mail/sender-address";
import {
  appointmentMinutes,
  appointmentOf,
  checkUpChanges,
  movedFrom,
  type AppointmentType,
  type DroppedAppointment,
} from "../pipeline/appointment.rules";
import { appointmentCancelled } from "./emails/appointment-cancelled";
import { calendarInvitation, type Invitation } from "./emails/calendar-invitation";
import { interviewAssessor } from "./emails/interview-assessor";
import { registerAccepted } from "./emails/register-accepted";
import { registerBoc } from "./emails/register-boc";
import { registerCesMarlin } from "./emails/register-ces-marlin";
import { registerFailed } from "./emails/register-failed";
import type { Recipient } from "./emails/register-frame";
import { registerInterview } from "./emails/register-interview";
import { registerMcu } from "./emails/register-mcu";
import { registerNeedRevision } from "./emails/register-need-revision";
import { registerSubmitted } from "./emails/register-submitted";
import { registerWithdrawn } from "./emails/register-withdrawn";
import type { AssessmentRow } from "../pipeline/rules";
import type { StageDetails } from "../pipeline/schema";
import type { MoveScope } from "../pipeline/plan-moves.queries";
import { addressesWithoutAccess } from "./recipient-access.queries";
import { issueRevisionLink } from "../pipeline/revision.queries";
import type { mailTypes } from "../schema";
import type { MoveTarget } from "../pipeline/move-target.queries";

export type MailType = (typeof mailTypes)[number];
export type MailScope = Pick<MoveScope, "db" | "actor" | "now" | "locale">;
/** A history row used in mails. */
export type MailedRow = AssessmentRow & { reason: string | null; details: StageDetails | null };
/** One composed mail. to: set when the recipient is not the applicant. */
export type ComposedMail = { to?: string; content: MailContent; attachments?: Attachment[]; awaitsLetter?: boolean };
/** dropped: appointments cancelled by the new rows. written: the new rows, none when a mail is sent again. */
type MailContext = {
  target: MoveTarget;
  history: readonly AssessmentRow[];
  last: (type: AssessmentType) => MailedRow | undefined;
  newRows?: readonly MailedRow[];
  dropped?: readonly DroppedAppointment[];
};
type Writer = (scope: MailScope, context: MailContext) => Promise<ComposedMail[]> | ComposedMail[];

/** BOC mails are off by default. product 5.16 */
const bocMailIsOn = () => process.env.MAIL_REGISTER_BOC === "1";

const recipientOf = ({ applicant, position, vesselType }: MoveTarget): Recipient => ({
  ...applicant,
  position: inLanguage(applicant.language, { en: position.nameEn, id: position.name }),
  vesselType: inLanguage(applicant.language, vesselType),
});
const started = (row: MailedRow | undefined) => (row?.status === "InProgress" ? row : undefined);

type Person = { name: string; email: string };

/** Return assessors with an address, except the acting user and accounts that cannot see the applicant. */
async function addressedAssessors(
  { db, actor }: MailScope,
  { applicant }: MoveTarget,
  { assessorIds = [], assessors = [], assessorEmails = {} }: StageDetails,
): Promise<Person[]> {
  const ownEmail = actor.kind === "user" ? actor.email.toLowerCase() : null;
  const people = assessorIds.map((id, index) => ({
    name: assessors[index] ?? "",
    email: assessorEmails[String(id)] ?? "",
  }));
  const otherAssessors = people.filter(({ email }) => email !== "" && email !== ownEmail);
  const blind = await addressesWithoutAccess(
    db,
    applicant,
    otherAssessors.map(({ email }) => email),
  );
  return otherAssessors.filter(({ email }) => !blind.has(email.toLowerCase()));
}

type Appointment = { type: AppointmentType; details: StageDetails; cancelled?: boolean };

/** Build the calendar entry of an appointment for one recipient. The recipient is the only attendee. */
function invitationFor(
  { now, locale }: MailScope,
  { target, history }: MailContext,
  { type, details, cancelled = false }: Appointment,
  staff?: Person,
): Attachment[] {
  if (!details.date) return [];
  const { applicant, position } = target;
  const language = staff ? locale : applicant.language;
  const { attempt, sequence } = appointmentOf(cancelled ? target.history : history, type);
  const invitation: Invitation = {
    kind: type,
    applicantId: applicant.id,
    attempt,
    sequence: cancelled ? sequence + 1 : sequence,
    cancelled,
    date: details.date,
    time: details.time ?? null,
    minutes: appointmentMinutes[type],
    fullName: applicant.fullName,
    registrationNumber: applicant.registrationNumber,
    position: inLanguage(language, { en: position.nameEn, id: position.name }),
    place: details.place ?? null,
    link: details.link ?? null,
    organizer: mailSenderAddress(),
    attendees: [staff ?? { name: applicant.fullName, email: applicant.email }],
    now,
  };
  const method = cancelled ? "CANCEL" : "REQUEST";
  const content = Buffer.from(calendarInvitation(invitation, language));
  return [{ name: `${type}.ics`, contentType: `text/calendar; charset=utf-8; method=${method}`, content }];
}

const newRowsOf = ({ newRows = [] }: MailContext) =>
  newRows.map(({ details, ...row }) => ({ ...row, details: details ?? {} }));
const movedOf = (context: MailContext, type: DroppedAppointment["type"]) =>
  movedFrom(context.target.history, newRowsOf(context), type);

/** Return the appointments that end with the application, as text and calendar entries. */
function endedOf(scope: MailScope, context: MailContext) {
  const dropped = context.dropped ?? [];
  return {
    appointments: dropped.flatMap(({ type, because, details: { date, time = null } }) =>
      date ? [{ type, because, date, time }] : [],
    ),
    attachments: dropped.flatMap(({ type, details }) =>
      type === "mcu" ? [] : invitationFor(scope, context, { type, details, cancelled: true }),
    ),
  };
}

const submitted: Writer = (_scope, { target }) => [
  { content: registerSubmitted(recipientOf(target), target.applicant.language) },
];

const needRevision: Writer = async (scope, { target, last }) => {
  const review = started(last("screening"));
  if (!review) return [];
  const link = await issueRevisionLink(scope, target.applicant.id, review.reason ?? "");
  return [{ content: registerNeedRevision(recipientOf(target), link) }];
};

const boc: Writer = (_scope, { target, last }) =>
  bocMailIsOn() && started(last("boc")) ? [{ content: registerBoc(recipientOf(target)) }] : [];

/** Compose one mail for both tests, each with a calendar entry. */
const cesMarlin: Writer = (scope, context) => {
  const appointments = testTypes.flatMap((type): { type: TestType; details: StageDetails }[] => {
    const details = started(context.last(type))?.details;
    return details?.date ? [{ type, details }] : [];
  });
  const { date, time = null, place = null } = appointments[0]?.details ?? {};
  if (!date) return [];
  const tests = appointments.map(({ type }) => type);
  const moved = tests.map((type) => movedOf(context, type)).find((from) => from !== null) ?? null;
  const content = registerCesMarlin(recipientOf(context.target), { tests, date, time, movedFrom: moved, place });
  return [{ content, attachments: appointments.flatMap((test) => invitationFor(scope, context, test)) }];
};

/** Compose mails for the applicant and every assessor with an address. */
const interview: Writer = async (scope, context) => {
  const details = started(context.last("interview"))?.details;
  if (!details?.date) return [];
  const { date, time = null, mode = null, place = null, link = null, assessors = [] } = details;
  const schedule = { date, time, movedFrom: movedOf(context, "interview"), mode, place, link, assessors };
  const appointment = { type: "interview" as const, details };
  const applicantMail = {
    content: registerInterview(recipientOf(context.target), schedule),
    attachments: invitationFor(scope, context, appointment),
  };
  const assessorMails = (await addressedAssessors(scope, context.target, details)).map((assessor) => ({
    to: assessor.email,
    content: interviewAssessor(assessor.name, context.target, schedule, scope.locale),
    attachments: invitationFor(scope, context, appointment, assessor),
  }));
  return [applicantMail, ...assessorMails];
};

const mcu: Writer = (_scope, context) => {
  const { target, last } = context;
  const { letterNumber, date, clinic, location = null } = started(last("mcu"))?.details ?? {};
  if (!letterNumber || !date || !clinic) return [];
  const content = registerMcu(recipientOf(target), {
    letterNumber,
    date,
    movedFrom: movedOf(context, "mcu"),
    before: checkUpChanges(target.history, newRowsOf(context)).before,
    clinic,
    location,
  });
  return [{ content, awaitsLetter: true }];
};

const accepted: Writer = (_scope, { target, last }) => {
  const result = last("result");
  if (result?.status !== "Completed") return [];
  const { employeeNumber = null, joinedOn = null } = result.details ?? {};
  return [{ content: registerAccepted(recipientOf(target), { employeeNumber, joinedOn }) }];
};

const failed: Writer = (scope, context) => {
  const { target, last } = context;
  const end = last("failed");
  if (end?.status !== "Completed" || end.reason === withdrawnReason) return [];
  const keepsData = target.applicant.keepForOtherOpeningsAt !== null;
  const { appointments, attachments } = endedOf(scope, context);
  return [{ content: registerFailed(recipientOf(target), { keepsData, appointments }), attachments }];
};

const withdrawn: Writer = (scope, context) => {
  const { target, last } = context;
  const end = last("failed");
  const isWithdrawn = end?.status === "Completed" && end.reason === withdrawnReason;
  if (!isWithdrawn) return [];
  const { appointments, attachments } = endedOf(scope, context);
  return [{ content: registerWithdrawn(recipientOf(target), { appointments }), attachments }];
};

const writers: Record<MailType, Writer> = {
  RegisterSubmitted: submitted,
  RegisterNeedRevision: needRevision,
  RegisterBOC: boc,
  RegisterCESMarlin: cesMarlin,
  RegisterInterview: interview,
  RegisterMCU: mcu,
  RegisterAccepted: accepted,
  RegisterFailed: failed,
  RegisterWithdrawn: withdrawn,
};

/** Compose the mails of one type that the last rows require; none when not required. */
export const composeMails = (scope: MailScope, type: MailType, context: MailContext) => writers[type](scope, context);

/**
 * Compose cancellation mails for the applicant and assessors. When the application ended, the applicant gets that
 * mail instead.
 */
export async function composeCancellations(
  scope: MailScope,
  context: MailContext,
  { type, details, because }: DroppedAppointment,
): Promise<ComposedMail[]> {
  const { date, time = null } = details;
  if (!date) return [];
  const entry = (staff?: Person) =>
    type === "mcu" ? [] : invitationFor(scope, context, { type, details, cancelled: true }, staff);
  const content = () => appointmentCancelled(recipientOf(context.target), { type, because, date, time });
  const applicantMails = because === "ended" ? [] : [{ content: content(), attachments: entry() }];
  const staff = type === "interview" ? await addressedAssessors(scope, context.target, details) : [];
  const assessorMails = staff.map((assessor) => ({
    to: assessor.email,
    content: interviewAssessor(assessor.name, context.target, { date, time, cancelled: true }, scope.locale),
    attachments: entry(assessor),
  }));
  return [...applicantMails, ...assessorMails];
}
