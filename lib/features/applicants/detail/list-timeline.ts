import { and, eq, inArray, ne, not } from "drizzle-orm";
import { applicantComments } from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { mails } from "@/db/schema/mail";
import { fullNameOf, users } from "@/db/schema/users";
import { can } from "@/lib/access/actor";
import { read } from "@/lib/platform/operation";
import { findVisible, shownDetails } from "./history.queries";
import { selectHistory } from "../pipeline/target.queries";
import { ofApplicant, timeline, type TimelineEntry } from "../pipeline/schema";
import { medicalFileTypes } from "../queries";

const nameOf = fullNameOf(users);
const mailStatus = (mail: { sentAt: Date | null; failedAt: Date | null }) =>
  mail.sentAt ? ("sent" as const) : mail.failedAt ? ("failed" as const) : ("queued" as const);

/** Every decision, schedule, mail, file and comment of an applicant, newest first; by is null for the applicant and the house. */
export const listTimeline = read({
  name: "applicants.list-timeline",
  access: "applicants:view",
  input: ofApplicant,
  output: timeline,
  async run({ db, actor }, { id }) {
    const { ktpFileId } = await findVisible(db, actor, id);
    const card = ktpFileId !== null && !can(actor, "applicants:edit") ? ne(files.id, ktpFileId) : undefined;
    const own = and(eq(files.subjectType, "applicant"), eq(files.subjectId, id), card);
    const readable = can(actor, "applicants:medical-file")
      ? own
      : and(own, not(inArray(files.fileType, medicalFileTypes)));
    const [history, sent, stored, comments] = await Promise.all([
      selectHistory(db, [id]),
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
        .where(and(eq(mails.subjectType, "applicant"), eq(mails.subjectId, id))),
      db
        .select({ fileId: files.id, fileType: files.fileType, name: files.name, at: files.createdAt, by: nameOf })
        .from(files)
        .leftJoin(users, eq(users.id, files.uploadedBy))
        .where(readable),
      db
        .select({ id: applicantComments.id, text: applicantComments.text, at: applicantComments.createdAt, by: nameOf })
        .from(applicantComments)
        .innerJoin(users, eq(users.id, applicantComments.createdBy))
        .where(eq(applicantComments.applicantId, id)),
    ]);
    const entries: TimelineEntry[] = [
      ...history.map(({ assessment: { type, status, reason, details, createdAt }, by }) => ({
        kind: "assessment" as const,
        at: createdAt,
        by,
        type,
        status,
        reason,
        details: shownDetails(actor, type, details),
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
    return { entries: entries.reverse().sort((one, other) => other.at.getTime() - one.at.getTime()) };
  },
});
