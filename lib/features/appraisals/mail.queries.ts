import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { appraisalEvents } from "@/db/schema/appraisals";
import { users } from "@/db/schema/users";
import type { Actor } from "@/lib/access/actor";
import type { Permission } from "@/lib/access/permissions";
import { rolesOf } from "@/lib/access/roles";
import { notificationRecipients } from "@/lib/features/crew/recipients/queries";
import { languageOf } from "@/lib/features/crew/recipients/person-mail.queries";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { appraisalMail, type AppraisalMail, type Reader } from "./emails/appraisal";
import type { Report } from "./lock-report.queries";

type Sender = { db: Transaction; actor: Actor };
type About = Pick<Report, "appraisal" | "assignment" | "person" | "position" | "vessel">;
type MailRecipient = Reader & { email: string };

/** Select division accounts with this permission on the report, except the actor and the report's seafarer. */
async function accountsWith(
  { db, actor }: Sender,
  { person, vessel }: About,
  { right, among }: { right: Permission; among: ReturnType<typeof and> },
): Promise<(MailRecipient & { userId: number })[]> {
  const recipients = await notificationRecipients(db, vessel.divisionId, person, {
    rights: [right],
    classes: [],
    among,
  });
  return recipients
    .filter(({ userId, crewId }) => !(actor.kind === "user" && actor.userId === userId) && crewId !== person.id)
    .map(({ userId, email, firstName, language }) => ({
      userId,
      email,
      name: firstName,
      language: language ?? "en",
      isSelf: false,
    }));
}

/** Return the authors of the report. */
const authorsOf = async (db: Transaction, { appraisal }: About) => {
  const rows = await db
    .selectDistinct({ userId: appraisalEvents.createdBy })
    .from(appraisalEvents)
    .where(
      and(eq(appraisalEvents.appraisalId, appraisal.id), inArray(appraisalEvents.event, ["submitted", "revised"])),
    );
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
};

/** Return admins, managers and PDE who may review it, except its authors. product 5.16 */
async function reviewersOf(sender: Sender, about: About): Promise<MailRecipient[]> {
  const authors = await authorsOf(sender.db, about);
  const among = inArray(users.role, rolesOf("admins", "managers", "pde"));
  const reviewers = await accountsWith(sender, about, { right: "appraisals:review", among });
  return reviewers.filter(({ userId }) => !authors.includes(userId));
}

async function writersOf(sender: Sender, about: About): Promise<MailRecipient[]> {
  const authors = await authorsOf(sender.db, about);
  if (authors.length === 0) return [];
  return accountsWith(sender, about, { right: "appraisals:view", among: inArray(users.id, authors) });
}

/** Return the seafarer with the account's address, else the one on record; none while the record is not processed. */
async function seafarerOf({ db, actor }: Sender, { person }: About): Promise<MailRecipient[]> {
  if (person.processingStoppedAt !== null || person.erasedAt !== null) return [];
  if (actor.kind === "user" && actor.crewId === person.id) return [];
  const [account] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.crewId, person.id), isNull(users.deactivatedAt)));
  const email = account?.email ?? person.email;
  if (!email) return [];
  return [{ email, name: person.fullName, language: languageOf(account?.language, person.crewOrigin), isSelf: true }];
}

/** Recipients per mail type. product 5.16 */
const readersOf: Record<AppraisalMail, (sender: Sender, about: About) => Promise<MailRecipient[]>> = {
  AppraisalSubmitted: reviewersOf,
  AppraisalEmployeeNotice: seafarerOf,
  AppraisalNeedRevision: writersOf,
  AppraisalApproved: async (sender, about) => [
    ...(await seafarerOf(sender, about)),
    ...(await writersOf(sender, about)),
  ],
};

/** Enqueue one mail per type and address, without scores. @returns the mail ids */
export async function notifyAppraisal(
  sender: Sender,
  types: readonly AppraisalMail[],
  about: About,
): Promise<number[]> {
  const { appraisal, assignment, person, position, vessel } = about;
  const facts = {
    appraisalId: appraisal.id,
    vesselId: vessel.id,
    vesselCrewId: assignment.seatId,
    flag: appraisal.flag,
    fullName: person.fullName,
    vessel: vessel.name,
    position,
    from: appraisal.periodFrom,
    to: appraisal.periodTo,
    revisionReason: appraisal.revisionReason,
  };
  const ids: number[] = [];
  for (const type of types) {
    const readers = await readersOf[type](sender, about);
    for (const [index, reader] of readers.entries()) {
      if (readers.findIndex(({ email }) => email === reader.email) !== index) continue;
      ids.push(
        await enqueueMail(sender.db, {
          type,
          subject: { type: "appraisal", id: appraisal.id, version: appraisal.version },
          recipient: reader.email,
          language: reader.language,
          content: appraisalMail(type, reader, facts),
        }),
      );
    }
  }
  return ids;
}
