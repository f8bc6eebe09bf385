import { testTypes, withdrawnReason, type AssessmentType, type TestType } from "@/db/enums/applicants";
import type { MailContent } from "@/lib/platform/mail/layout";
import type { Attachment } from "@/lib/platform/mail/outbox";
import { mailSender } from "@/lib/platform/mail/sender";
import { appointmentMinutes, appointmentOf, type AppointmentType, type Dropped } from "../pipeline/appointment.rules";
import { appointmentCancelled } from "./emails/appointment-cancelled";
import { calendarInvitation } from "./emails/calendar-invitation";
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
import { issueRevisionLink } from "../pipeline/revision.queries";
import type { mailTypes } from "../schema";
import type { Target } from "../pipeline/target.queries";

export type MailType = (typeof mailTypes)[number];
export type MailScope = Pick<MoveScope, "db" | "actor" | "now" | "locale">;
export type Told = Row & { reason: string | null; details: StageDetails | null };
/** One mail of an event; to somebody else than the applicant where it says so. */
export type Written = { to?: string; content: MailContent; attachments?: Attachment[]; awaitsLetter?: boolean };
type Known = { target: Target; history: readonly Row[]; last: (type: AssessmentType) => Told | undefined };
type Writer = (scope: MailScope, known: Known) => Promise<Written[]> | Written[];

/** product 5.16: off unless the office wants it. */
const bocMailIsOn = () => process.env.MAIL_REGISTER_BOC === "1";

const recipientOf = ({ applicant, position, vesselType }: Target): Recipient => ({
  ...applicant,
  position: applicant.language === "id" ? position.name : position.nameEn,
  vesselType,
});
const started = (row: Told | undefined) => (row?.status === "InProgress" ? row : undefined);

/** Assessors with an address, without whoever moves the applicant: nobody is mailed about their own action. */
function addressedAssessors(
  { actor }: MailScope,
  { assessorIds = [], assessors = [], assessorEmails = {} }: StageDetails,
) {
  const people = assessorIds.map((id, index) => ({
    name: assessors[index] ?? "",
    email: assessorEmails[String(id)] ?? "",
  }));
  return people.filter(({ email }) => email !== "" && !(actor.kind === "user" && actor.email.toLowerCase() === email));
}

type Appointment = { type: AppointmentType; details: StageDetails; cancelled?: boolean };

/** The calendar entry of an appointment for one person; everybody finds only themselves among the attendees. */
function invitationFor(
  { now, locale }: MailScope,
  { target, history }: Known,
  { type, details, cancelled = false }: Appointment,
  staff?: { name: string; email: string },
): Attachment[] {
  const { applicant } = target;
  if (!details.date) return [];
  const language = staff ? locale : applicant.language;
  const { attempt, sequence } = appointmentOf(cancelled ? target.history : history, type);
  const content = calendarInvitation(
    {
      ...{
        kind: type,
        applicantId: applicant.id,
        attempt,
        sequence: cancelled ? sequence + 1 : sequence,
        cancelled,
        now,
      },
      ...{
        date: details.date,
        time: details.time ?? null,
        minutes: appointmentMinutes[type],
        place: details.place ?? null,
        link: details.link ?? null,
      },
      ...{
        fullName: applicant.fullName,
        registrationNumber: applicant.registrationNumber,
        position: language === "id" ? target.position.name : target.position.nameEn,
      },
      organizer: mailSender(),
      attendees: [staff ?? { name: applicant.fullName, email: applicant.email }],
    },
    language,
  );
  return [
    {
      name: `${type}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${cancelled ? "CANCEL" : "REQUEST"}`,
      content: Buffer.from(content),
    },
  ];
}

const writers: Record<MailType, Writer> = {
  RegisterSubmitted: (_scope, { target }) => [
    { content: registerSubmitted(recipientOf(target), target.applicant.language) },
  ],
  RegisterNeedRevision: async (scope, { target, last }) => {
    const review = started(last("screening"));
    return review
      ? [
          {
            content: registerNeedRevision(
              recipientOf(target),
              await issueRevisionLink(scope, target.applicant.id, review.reason ?? ""),
            ),
          },
        ]
      : [];
  },
  RegisterBOC: (_scope, { target, last }) =>
    bocMailIsOn() && started(last("boc")) ? [{ content: registerBoc(recipientOf(target)) }] : [],
  RegisterCESMarlin: (scope, known) => {
    const tests = testTypes.flatMap((type): { type: TestType; details: StageDetails }[] => {
      const details = started(known.last(type))?.details;
      return details?.date ? [{ type, details }] : [];
    });
    const { date, time = null, place = null } = tests[0]?.details ?? {};
    if (!date) return [];
    const content = registerCesMarlin(recipientOf(known.target), {
      tests: tests.map(({ type }) => type),
      date,
      time,
      place,
    });
    return [{ content, attachments: tests.flatMap((test) => invitationFor(scope, known, test)) }];
  },
  RegisterInterview: (scope, known) => {
    const details = started(known.last("interview"))?.details;
    if (!details?.date) return [];
    const { date, time = null, mode = null, place = null, link = null, assessors = [] } = details;
    const schedule = { date, time, mode, place, link };
    const appointment = { type: "interview" as const, details };
    const own = {
      content: registerInterview(recipientOf(known.target), { ...schedule, assessors }),
      attachments: invitationFor(scope, known, appointment),
    };
    const others = addressedAssessors(scope, details).map((assessor) => ({
      to: assessor.email,
      content: interviewAssessor(assessor.name, known.target, { ...schedule, assessors }, scope.locale),
      attachments: invitationFor(scope, known, appointment, assessor),
    }));
    return [own, ...others];
  },
  RegisterMCU: (_scope, { target, last }) => {
    const { letterNumber, date, clinic, location = null } = started(last("mcu"))?.details ?? {};
    return letterNumber && date && clinic
      ? [{ content: registerMcu(recipientOf(target), { letterNumber, date, clinic, location }), awaitsLetter: true }]
      : [];
  },
  RegisterAccepted: (_scope, { target, last }) => {
    const result = last("result");
    if (result?.status !== "Completed") return [];
    return [
      {
        content: registerAccepted(recipientOf(target), {
          employeeNumber: result.details?.employeeNumber ?? null,
          joinedOn: result.details?.joinedOn ?? null,
        }),
      },
    ];
  },
  RegisterFailed: (_scope, { target, last }) => {
    const end = last("failed");
    const told = end?.status === "Completed" && end.reason !== withdrawnReason;
    return told
      ? [
          {
            content: registerFailed(recipientOf(target), {
              keepsData: target.applicant.keepForOtherOpeningsAt !== null,
            }),
          },
        ]
      : [];
  },
  RegisterWithdrawn: (_scope, { target, last }) => {
    const end = last("failed");
    return end?.status === "Completed" && end.reason === withdrawnReason
      ? [{ content: registerWithdrawn(recipientOf(target)) }]
      : [];
  },
};

/** The mails of one type the last rows call for; none when they do not. */
export const writeMails = (scope: MailScope, type: MailType, known: Known) => writers[type](scope, known);

/** That an appointment does not take place: to the applicant unless another mail tells, to assessors with an address. */
export function writeCancellations(
  scope: MailScope,
  known: Known,
  { type, details }: Dropped,
  tellsApplicant: boolean,
): Written[] {
  const { date, time = null } = details;
  if (!date) return [];
  const entry = (staff?: { name: string; email: string }) =>
    type === "mcu" ? [] : invitationFor(scope, known, { type, details, cancelled: true }, staff);
  const own = tellsApplicant
    ? [{ content: appointmentCancelled(recipientOf(known.target), { type, date, time }), attachments: entry() }]
    : [];
  const staff = type === "interview" ? addressedAssessors(scope, details) : [];
  const others = staff.map((assessor) => ({
    to: assessor.email,
    content: interviewAssessor(assessor.name, known.target, { date, time, cancelled: true }, scope.locale),
    attachments: entry(assessor),
  }));
  return [...own, ...others];
}
