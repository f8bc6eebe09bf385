import { and, eq, inArray, ne, not, type SQL } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { applicantComments } from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { fullNameOf, users } from "@/db/schema/users";
import { can, type Actor } from "@/lib/access/actor";
import { read } from "@/lib/platform/operation";
import { findVisibleApplicant, visibleDetails } from "./assessment-history.queries";
import { selectHistory } from "../pipeline/move-target.queries";
import { ofApplicant, timeline, type TimelineEntry } from "../pipeline/schema";
import { medicalFileTypes } from "../queries";

const nameOf = fullNameOf(users);
const mailStatus = (mail: { sentAt: Date | null; failedAt: Date | null }) =>
  mail.sentAt ? ("sent" as const) : mail.failedAt ? ("failed" as const) : ("queued" as const);

/** Filter an applicant's files by permission. The identity card and medical files need their own. */
function readableFiles(actor: Actor, id: number, ktpFileId: string | null): SQL | undefined {
  const canViewIdCard = ktpFileId === null || can(actor, "applicants:edit");
  const canViewMedical = can(actor, "applicants:medical-file");
  return and(
    eq(files.subjectType, "applicant"),
    eq(files.subjectId, id),
    canViewIdCard ? undefined : ne(files.id, ktpFileId),
    canViewMedical ? undefined : not(inArray(files.fileType, medicalFileTypes)),
  );
}

const selectMails = (db: Executor, id: number) =>
  db
    .select({
      mailId: mails.id,
      type: mails.type,
      recipient: mails.recipient,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      failedAt: mails.failedAt,
    })
    .from(mails)
    // A notice shown only in the bell, or disabled, is not a mail.
    .where(and(eq(mails.subjectType, "applicant"), eq(mails.subjectId, id), inArray(mails.way, ["at-once", "digest"])));

const selectFiles = (db: Executor, readable: SQL | undefined) =>
  db
    .select({ fileId: files.id, fileType: files.fileType, name: files.name, at: files.createdAt, by: nameOf })
    .from(files)
    .leftJoin(users, eq(users.id, files.uploadedBy))
    .where(readable);

const selectComments = (db: Executor, id: number) =>
  db
    .select({ id: applicantComments.id, text: applicantComments.text, at: applicantComments.createdAt, by: nameOf })
    .from(applicantComments)
    .innerJoin(users, eq(users.id, applicantComments.createdBy))
    .where(eq(applicantComments.applicantId, id));

/**
 * List all decisions, schedules, mails, files and comments of an applicant, newest first. by is null for the
 * applicant and the system.
 */
export const listTimeline = read({
  name: "applicants.list-timeline",
  access: "applicants:view",
  input: ofApplicant,
  output: timeline,
  async run({ db, actor }, { id }) {
    const { ktpFileId } = await findVisibleApplicant(db, actor, id);
    const [history, sent, stored, comments] = await Promise.all([
      selectHistory(db, [id]),
      selectMails(db, id),
      selectFiles(db, readableFiles(actor, id, ktpFileId)),
      selectComments(db, id),
    ]);
    const entries: TimelineEntry[] = [
      ...history.map(({ assessment: { type, status, reason, details, createdAt }, by }) => ({
        kind: "assessment" as const,
        at: createdAt,
        by,
        type,
        status,
        reason,
        details: visibleDetails(actor, type, details),
      })),
      ...sent.map(({ createdAt, failedAt, ...mail }) => ({
        kind: "mail" as const,
        at: createdAt,
        by: null,
        ...mail,
        status: mailStatus({ sentAt: mail.sentAt, failedAt }),
      })),
      ...stored.map((file) => ({ kind: "file" as const, ...file })),
      ...comments.map((comment) => ({ kind: "comment" as const, ...comment })),
    ];
    return { entries: entries.reverse().sort((first, second) => second.at.getTime() - first.at.getTime()) };
  },
});
