import { and, asc, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import type { ReviewStatus } from "@/db/enums/appraisals";
import { mails } from "@/db/schema/mail";
import { can, type Actor } from "@/lib/access/actor";
import { AppError, refused } from "@/lib/platform/errors";
import { resendMail } from "@/lib/platform/mail/outbox";
import type { AuditRecord } from "@/lib/platform/operation";
import type { AppraisalMail } from "../emails/appraisal";
import { lockReport } from "../lock-report.queries";
import { notifyAppraisal } from "../mail.queries";

type Scope = { db: Transaction; actor: Actor; audit(record: AuditRecord): void };

/** The review status each mail reports. */
const stateOf: Record<AppraisalMail, ReviewStatus> = {
  AppraisalSubmitted: "WaitingForReview",
  AppraisalEmployeeNotice: "WaitingForReview",
  AppraisalNeedRevision: "WaitingForRevision",
  AppraisalApproved: "Approved",
};

const sentOf = (db: Transaction, type: AppraisalMail, id: number) =>
  db
    .select({ id: mails.id, sentAt: mails.sentAt, version: mails.subjectVersion })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "appraisal"), eq(mails.subjectId, id)))
    .orderBy(desc(mails.subjectVersion), asc(mails.id));

/**
 * Ensure that a report's mail is queued. @returns its ids @throws not-found, forbidden without write or review
 * permission, rule for a mail that is not due
 */
export async function ensureAppraisalMail(
  { db, actor, audit }: Scope,
  type: AppraisalMail,
  id: number,
): Promise<number[]> {
  const right = (["appraisals:write", "appraisals:review"] as const).find((candidate) => can(actor, candidate));
  if (!right) throw new AppError("forbidden", "errors.forbidden");
  const report = await lockReport(db, actor, id, right);
  const { appraisal, person, vessel } = report;
  if (appraisal.reviewStatus !== stateOf[type]) throw refused("appraisals.mailNotDue", { type });
  const sent = await sentOf(db, type, id);
  const currentMails = sent.filter(({ version }) => version === sent[0]?.version);
  for (const mail of currentMails) if (mail.sentAt === null) await resendMail(db, mail.id);
  const mailIds =
    currentMails.length > 0
      ? currentMails.map((mail) => mail.id)
      : await notifyAppraisal({ db, actor }, [type], report);
  audit({ subject: person.id, divisionId: vessel.divisionId, after: { appraisalId: id, type, mailIds } });
  return mailIds;
}
