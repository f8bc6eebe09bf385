import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { testTypes, withdrawnReason, type AssessmentType } from "@/db/enums/applicants";
import { mails } from "@/db/schema/mail";
import { refused } from "@/lib/platform/errors";
import { addJob } from "@/lib/platform/jobs/queue";
import type { MailContent } from "@/lib/platform/mail/layout";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { registerBoc } from "./emails/register-boc";
import { registerCesMarlin } from "./emails/register-ces-marlin";
import { registerFailed } from "./emails/register-failed";
import type { Recipient } from "./emails/register-frame";
import { registerInterview } from "./emails/register-interview";
import { registerMcu } from "./emails/register-mcu";
import { registerNeedRevision } from "./emails/register-need-revision";
import { registerSubmitted } from "./emails/register-submitted";
import { registerWithdrawn } from "./emails/register-withdrawn";
import type { Moved, MoveScope } from "./plan.queries";
import type { HistoryRow, Target } from "./target.queries";
import { isStopped, statesOf, type Row } from "./pipeline.rules";
import type { StageDetails } from "./pipeline.schema";
import { issueRevisionLink } from "./revision.queries";
import type { mailTypes } from "./schema";

export type MailType = (typeof mailTypes)[number];
type Scope = Pick<MoveScope, "db" | "actor" | "now">;
type Told = Row & { reason: string | null; details: StageDetails | null };
type Writer = (scope: Scope, target: Target, last: (type: AssessmentType) => Told | undefined) => Promise<MailContent | null> | MailContent | null;

/** product 5.16: off unless the office wants it. */
const bocMailIsOn = () => process.env.MAIL_REGISTER_BOC === "1";

const recipientOf = ({ applicant, position, vesselType }: Target): Recipient => ({ ...applicant, position: applicant.language === "id" ? position.name : position.nameEn, vesselType });
const started = (row: Told | undefined) => (row?.status === "InProgress" ? row : undefined);

const writers: Record<MailType, Writer> = {
  RegisterSubmitted: (_scope, target) => registerSubmitted(recipientOf(target), target.applicant.language),
  RegisterNeedRevision: async (scope, target, last) => {
    const review = started(last("screening"));
    return review ? registerNeedRevision(recipientOf(target), await issueRevisionLink(scope, target.applicant.id, review.reason ?? "")) : null;
  },
  RegisterBOC: (_scope, target, last) => (bocMailIsOn() && started(last("boc")) ? registerBoc(recipientOf(target)) : null),
  RegisterCESMarlin: (_scope, target, last) => {
    const tests = testTypes.filter((type) => started(last(type))?.details?.date);
    const details = tests[0] && last(tests[0])?.details;
    return details?.date ? registerCesMarlin(recipientOf(target), { tests, date: details.date, time: details.time ?? null, place: details.place ?? null }) : null;
  },
  RegisterInterview: (_scope, target, last) => {
    const details = started(last("interview"))?.details;
    if (!details?.date) return null;
    const { date, time = null, mode = null, place = null, link = null, assessors = [] } = details;
    return registerInterview(recipientOf(target), { date, time, mode, place, link, assessors });
  },
  RegisterMCU: (_scope, target, last) => {
    const { letterNumber, date, clinic, location = null } = started(last("mcu"))?.details ?? {};
    return letterNumber && date && clinic ? registerMcu(recipientOf(target), { letterNumber, date, clinic, location }) : null;
  },
  RegisterAccepted: () => null,
  RegisterFailed: (_scope, target, last) => {
    const end = last("failed");
    return end?.status === "Completed" && end.reason !== withdrawnReason ? registerFailed(recipientOf(target), { keepsData: target.applicant.keepForOtherOpeningsAt !== null }) : null;
  },
  RegisterWithdrawn: (_scope, target, last) => {
    const end = last("failed");
    return end?.status === "Completed" && end.reason === withdrawnReason ? registerWithdrawn(recipientOf(target)) : null;
  },
};

const typeOfStart: Partial<Record<AssessmentType, MailType>> = { screening: "RegisterNeedRevision", boc: "RegisterBOC", ces: "RegisterCESMarlin", marlin: "RegisterCESMarlin", interview: "RegisterInterview", mcu: "RegisterMCU" };

const typesOf = (rows: Told[]): Set<MailType> =>
  new Set(
    rows.flatMap(({ type, status, reason }): MailType[] => {
      if (type === "failed" && status === "Completed") return [reason === withdrawnReason ? "RegisterWithdrawn" : "RegisterFailed"];
      const mail = status === "InProgress" ? typeOfStart[type] : undefined;
      return mail ? [mail] : [];
    }),
  );

const enqueue = (db: Transaction, { applicant }: Target, type: MailType, version: number, content: MailContent) =>
  enqueueMail(db, { type, subject: { type: "applicant", id: applicant.id, version }, recipient: applicant.email, language: applicant.language, content });

/** What the applicants are told about what has just been written. product 5.16 */
export async function enqueueMoveMails(scope: MoveScope, moved: Moved[]) {
  for (const { newRows, ...target } of moved) {
    const last = (type: AssessmentType) => newRows.findLast((row) => row.type === type);
    for (const type of typesOf(newRows)) {
      const content = await writers[type](scope, target, last);
      if (content) await enqueue(scope.db, target, type, target.applicant.version + 1, content);
    }
  }
}

/** The newest mail of a type, put back into the queue unless sent; written now if the stage calls for one. @throws rule when it does not */
export async function ensureRegisterMail(scope: Scope, target: Target, type: MailType): Promise<number> {
  const { db } = scope;
  const [known] = await db
    .select({ id: mails.id, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "applicant"), eq(mails.subjectId, target.applicant.id)))
    .orderBy(desc(mails.id))
    .limit(1);
  if (known && !known.sentAt) await addJob(db, "deliver-mail", { mailId: known.id }, { key: `mail:${known.id}` });
  if (known) return known.id;
  const last = (wanted: AssessmentType): HistoryRow | undefined => target.history.findLast((row) => row.type === wanted);
  const over = isStopped(statesOf(target.history)) && !["RegisterSubmitted", "RegisterFailed", "RegisterWithdrawn"].includes(type);
  const content = over ? null : await writers[type](scope, target, last);
  if (!content) throw refused("applicants.mail.notDue", { type });
  return enqueue(db, target, type, type === "RegisterSubmitted" ? 1 : target.applicant.version, content);
}
