import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { withdrawnReason, type AssessmentType } from "@/db/enums/applicants";
import { mails } from "@/db/schema/mail";
import { refused } from "@/lib/platform/errors";
import { addJob } from "@/db/queue";
import { enqueueMail, resendMail } from "@/lib/platform/mail/outbox";
import { droppedAppointments } from "../pipeline/appointment.rules";
import {
  composeCancellations,
  composeMails,
  type MailScope,
  type MailType,
  type ComposedMail,
  type MailedRow,
} from "./compose.queries";
import { isStopped, statesOf } from "../pipeline/rules";
import type { PlannedMove, MoveScope } from "../pipeline/plan-moves.queries";
import type { HistoryRow, MoveTarget } from "../pipeline/move-target.queries";

const typeOfStart: Partial<Record<AssessmentType, MailType>> = {
  screening: "RegisterNeedRevision",
  boc: "RegisterBOC",
  ces: "RegisterCESMarlin",
  marlin: "RegisterCESMarlin",
  interview: "RegisterInterview",
  mcu: "RegisterMCU",
};

const typesOf = (rows: MailedRow[]): Set<MailType> =>
  new Set(
    rows.flatMap(({ type, status, reason }): MailType[] => {
      if (type === "failed" && status === "Completed")
        return [reason === withdrawnReason ? "RegisterWithdrawn" : "RegisterFailed"];
      if (type === "result" && status === "Completed") return ["RegisterAccepted"];
      const mail = status === "InProgress" ? typeOfStart[type] : undefined;
      return mail ? [mail] : [];
    }),
  );

/** Queue the letter's rendering, so that rows are not locked meanwhile. The mail waits for it. */
const addLetterJob = (db: Transaction, mailId: number) =>
  addJob(db, "write-mcu-letter", { mailId }, { key: `mcu-letter:${mailId}` });

async function enqueue(
  db: Transaction,
  { applicant }: MoveTarget,
  type: MailType,
  { version, locale }: { version: number; locale: MailScope["locale"] },
  { to, content, attachments = [], awaitsLetter = false }: ComposedMail,
) {
  const mail = {
    type,
    subject: { type: "applicant", id: applicant.id, version },
    recipient: to ?? applicant.email,
    language: to ? locale : applicant.language,
    content,
    attachments,
  };
  const mailId = await enqueueMail(db, mail, { heldBack: awaitsLetter });
  if (awaitsLetter) await addLetterJob(db, mailId);
  return mailId;
}

/** Enqueue the mails to applicants and assessors for new rows. product 5.16 */
export async function enqueueMoveMails(scope: MoveScope, moved: PlannedMove[]) {
  for (const { newRows, ...target } of moved) {
    const appointments = droppedAppointments(target.history, newRows, scope.now);
    const context = {
      target,
      history: [...target.history, ...newRows],
      newRows,
      dropped: appointments,
      last: (type: AssessmentType) => newRows.findLast((row) => row.type === type),
    };
    const key = { version: target.applicant.version + 1, locale: scope.locale };
    for (const type of typesOf(newRows)) {
      for (const mail of await composeMails(scope, type, context)) await enqueue(scope.db, target, type, key, mail);
    }
    for (const dropped of appointments) {
      const type = typeOfStart[dropped.type] ?? "RegisterInterview";
      for (const mail of await composeCancellations(scope, context, dropped))
        await enqueue(scope.db, target, type, key, mail);
    }
  }
}

/**
 * Requeue the newest unsent mails of a type, or compose them if the stage requires one. @returns the applicant's mail
 * @throws rule when the stage requires none
 */
export async function ensureRegisterMail(scope: MailScope, target: MoveTarget, type: MailType): Promise<number> {
  const { db } = scope;
  const storedMails = await db
    .select({
      id: mails.id,
      recipient: mails.recipient,
      version: mails.subjectVersion,
      sentAt: mails.sentAt,
      failedAt: mails.failedAt,
    })
    .from(mails)
    .where(and(eq(mails.type, type), eq(mails.subjectType, "applicant"), eq(mails.subjectId, target.applicant.id)))
    .orderBy(desc(mails.subjectVersion), mails.id);
  const newest = storedMails.filter(({ version }) => version === storedMails[0]?.version);
  for (const mail of newest.filter(({ sentAt }) => sentAt === null)) {
    if (type === "RegisterMCU" && !mail.failedAt) await addLetterJob(db, mail.id);
    else await resendMail(db, mail.id);
  }
  const applicantMail = newest.find(({ recipient }) => recipient === target.applicant.email) ?? newest[0];
  if (applicantMail) return applicantMail.id;
  const isOver =
    isStopped(statesOf(target.history)) && !["RegisterSubmitted", "RegisterFailed", "RegisterWithdrawn"].includes(type);
  const last = (type: AssessmentType): HistoryRow | undefined => target.history.findLast((row) => row.type === type);
  const composed = isOver ? [] : await composeMails(scope, type, { target, history: target.history, last });
  const version = type === "RegisterSubmitted" ? 1 : target.applicant.version;
  const ids: number[] = [];
  for (const mail of composed) ids.push(await enqueue(db, target, type, { version, locale: scope.locale }, mail));
  const [first] = ids;
  if (first === undefined) throw refused("applicants.mail.notDue", { type });
  return first;
}
