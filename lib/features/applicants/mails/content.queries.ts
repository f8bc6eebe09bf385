import { testTypes, withdrawnReason, type AssessmentType, type TestType } from "@/db/enums/applicants";
import type { MailContent } from "@/lib/platform/mail/layout";
import type { Attachment } from "@/lib/platform/mail/outbox";
import { mailSender } from "@/lib/platform/mail/sender";
import {
  appointmentMinutes,
  appointmentOf,
  checkUpChanges,
  movedFrom,
  type AppointmentType,
  type Dropped,
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
import type { Row } from "../pipeline/rules";
import type { StageDetails } from "../pipeline/schema";
import type { MoveScope } from "../pipeline/plan.queries";
import { blindAmong } from "./hearing.queries";
import { issueRevisionLink } from "../pipeline/revision.queries";
import type { mailTypes } from "../schema";
import type { Target } from "../pipeline/target.queries";

export type MailType = (typeof mailTypes)[number];
export type MailScope = Pick<MoveScope, "db" | "actor" | "now" | "locale">;
/** A history row used in mails. */
export type WrittenRow = Row & { reason: string | null; details: StageDetails | null };
/** One composed mail. to: set when the recipient is not the applicant. */
export type Written = { to?: string; content: MailContent; attachments?: Attachment[]; awaitsLetter?: boolean };
/** dropped: appointments cancelled by the new rows. written: the new rows, none when a mail is sent again. */
type Known = {
  target: Target;
  history: readonly Row[];
  last: (type: AssessmentType) => WrittenRow | undefined;
  written?: readonly WrittenRow[];
  dropped?: readonly Dropped[];
};
type Writer = (scope: MailScope, known: Known) => Promise<Written[]> | Written[];

/** BOC mails are off by default. product 5.16 */
const bocMailIsOn = () => process.env.MAIL_REGISTER_BOC === "1";

const recipientOf = ({ applicant, position, vesselType }: Target): Recipient => ({
  ...applicant,
  position: applicant.language === "id" ? position.name : position.nameEn,
  vesselType,
});
const started = (row: WrittenRow | undefined) => (row?.status === "InProgress" ? row : undefined);

type Person = { name: string; email: string };

/** Return assessors with an address, except the acting user and accounts that cannot see the applicant. */
async function addressedAssessors(
  { db, actor }: MailScope,
  { applicant }: Target,
  { assessorIds = [], assessors = [], assessorEmails = {} }: StageDetails,
): Promise<Person[]> {
  const own = actor.kind === "user" ? actor.email.toLowerCase() : null;
  const people = assessorIds.map((id, index) => ({
    name: assessors[index] ?? "",
    email: assessorEmails[String(id)] ?? "",
  }));
  const others = people.filter(({ email }) => email !== "" && email !== own);
  const blind = await blindAmong(
    db,
    applicant,
    others.map(({ email }) => email),
  );
  return others.filter(({ email }) => !blind.has(email.toLowerCase()));
}

type Appointment = { type: AppointmentType; details: StageDetails; cancelled?: boolean };

/** Build the calendar entry of an appointment for one recipient. The recipient is the only attendee. */
function invitationFor(
  { now, locale }: MailScope,
  { target, history }: Known,
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
    position: language === "id" ? position.name : position.nameEn,
    place: details.place ?? null,
    link: details.link ?? null,
    organizer: mailSender(),
    attendees: [staff ?? { name: applicant.fullName, email: applicant.email }],
    now,
  };
  const method = cancelled ? "CANCEL" : "REQUEST";
  const content = Buffer.from(calendarInvitation(invitation, language));
  return [{ name: `${type}.ics`, contentType: `text/calendar; charset=utf-8; method=${method}`, content }];
}

const writtenRows = ({ written = [] }: Known) =>
  written.map(({ details, ...row }) => ({ ...row, details: details ?? {} }));
const movedOf = (known: Known, type: Dropped["type"]) => movedFrom(known.target.history, writtenRows(known), type);

/** Return the appointments that end with the application, as text and calendar entries. */
function endedOf(scope: MailScope, known: Known) {
  const dropped = known.dropped ?? [];
  return {
    appointments: dropped.flatMap(({ type, because, details: { date, time = null } }) =>
      date ? [{ type, because, date, time }] : [],
    ),
    attachments: dropped.flatMap(({ type, details }) =>
      type === "mcu" ? [] : invitationFor(scope, known, { type, details, cancelled: true }),
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
const cesMarlin: Writer = (scope, known) => {
  const appointments = testTypes.flatMap((type): { type: TestType; details: StageDetails }[] => {
    const details = started(known.last(type))?.details;
    return details?.date ? [{ type, details }] : [];
  });
  const { date, time = null, place = null } = appointments[0]?.details ?? {};
  if (!date) return [];
  const tests = appointments.map(({ type }) => type);
  const moved = tests.map((type) => movedOf(known, type)).find((from) => from !== null) ?? null;
  const content = registerCesMarlin(recipientOf(known.target), { tests, date, time, movedFrom: moved, place });
  return [{ content, attachments: appointments.flatMap((test) => invitationFor(scope, known, test)) }];
};

/** Compose mails for the applicant and every assessor with an address. */
const interview: Writer = async (scope, known) => {
  const details = started(known.last("interview"))?.details;
  if (!details?.date) return [];
  const { date, time = null, mode = null, place = null, link = null, assessors = [] } = details;
  const schedule = { date, time, movedFrom: movedOf(known, "interview"), mode, place, link, assessors };
  const appointment = { type: "interview" as const, details };
  const own = {
    content: registerInterview(recipientOf(known.target), schedule),
    attachments: invitationFor(scope, known, appointment),
  };
  const others = (await addressedAssessors(scope, known.target, details)).map((assessor) => ({
    to: assessor.email,
    content: interviewAssessor(assessor.name, known.target, schedule, scope.locale),
    attachments: invitationFor(scope, known, appointment, assessor),
  }));
  return [own, ...others];
};

const mcu: Writer = (_scope, known) => {
  const { target, last } = known;
  const { letterNumber, date, clinic, location = null } = started(last("mcu"))?.details ?? {};
  if (!letterNumber || !date || !clinic) return [];
  const content = registerMcu(recipientOf(target), {
    letterNumber,
    date,
    movedFrom: movedOf(known, "mcu"),
    before: checkUpChanges(target.history, writtenRows(known)).before,
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

const failed: Writer = (scope, known) => {
  const { target, last } = known;
  const end = last("failed");
  if (end?.status !== "Completed" || end.reason === withdrawnReason) return [];
  const keepsData = target.applicant.keepForOtherOpeningsAt !== null;
  const { appointments, attachments } = endedOf(scope, known);
  return [{ content: registerFailed(recipientOf(target), { keepsData, appointments }), attachments }];
};

const withdrawn: Writer = (scope, known) => {
  const { target, last } = known;
  const end = last("failed");
  const isWithdrawn = end?.status === "Completed" && end.reason === withdrawnReason;
  if (!isWithdrawn) return [];
  const { appointments, attachments } = endedOf(scope, known);
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
export const writeMails = (scope: MailScope, type: MailType, known: Known) => writers[type](scope, known);

/**
 * Compose cancellation mails for the applicant and assessors. When the application ended, the applicant gets that
 * mail instead.
 */
export async function writeCancellations(
  scope: MailScope,
  known: Known,
  { type, details, because }: Dropped,
): Promise<Written[]> {
  const { date, time = null } = details;
  if (!date) return [];
  const entry = (staff?: Person) =>
    type === "mcu" ? [] : invitationFor(scope, known, { type, details, cancelled: true }, staff);
  const content = () => appointmentCancelled(recipientOf(known.target), { type, because, date, time });
  const own = because === "ended" ? [] : [{ content: content(), attachments: entry() }];
  const staff = type === "interview" ? await addressedAssessors(scope, known.target, details) : [];
  const others = staff.map((assessor) => ({
    to: assessor.email,
    content: interviewAssessor(assessor.name, known.target, { date, time, cancelled: true }, scope.locale),
    attachments: entry(assessor),
  }));
  return [...own, ...others];
}
