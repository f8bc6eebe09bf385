import { and, eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import { users } from "@/db/schema/users";
import { actorOfId } from "@/lib/access/actor-of-user";
import { landingPageOf } from "@/lib/access/landing-page";
import { taskListOf } from "@/lib/features/tasks/work-list/queries";
import { dayOf } from "@/lib/platform/calendar/dates";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { write } from "@/lib/platform/operation";
import { digestMail } from "./emails/digest";
import { countNotices, selectNotices } from "./queries";
import { chosenChannels, hrefOf, maxNotices } from "./rules";
import { digestInput, digestSent } from "./schema";

const maxListed = 30;
const digestType = "DailyDigest";

/** Mails that wait for the digest of an address and were neither sent nor read. */
const isWaiting = and(eq(mails.way, "digest"), isNull(mails.sentAt));
const isUnseen = and(isWaiting, isNull(mails.readAt));
const ofAddress = (email: string) => and(eq(sql`lower(${mails.recipient})`, email.toLowerCase()), isWaiting);

/** Mark mails in the digest as sent. Those read meanwhile, or no longer visible, stay in the bell only. */
async function closeNotices(db: Transaction, email: string, sentIds: readonly number[], now: Date) {
  await db
    .update(mails)
    .set({ sentAt: now })
    .where(and(ofAddress(email), anyOf(mails.id, sentIds)));
  await db.update(mails).set({ way: "bell" }).where(ofAddress(email));
}

/**
 * Send the morning digest of one account in its language: unread notices held for it, and open work. Nothing is sent
 * without contents.
 * Once a day, however often the job runs. Run by the queue only. product 2.17 @throws forbidden for people
 */
export const sendDigest = write({
  name: "notices.send-digest",
  access: "scheduler",
  input: digestInput,
  output: digestSent,
  async run({ db, now, audit, unchanged }, { userId }) {
    unchanged();
    const [account] = await db
      .select({
        firstName: users.firstName,
        language: users.language,
        ways: users.noticeWays,
        divisionId: users.divisionId,
      })
      .from(users)
      .where(eq(users.id, userId));
    const reader = account ? await actorOfId(db, userId, account.divisionId) : null;
    if (!account || !reader) return { mailId: null };
    const unseen = await selectNotices(db, { actor: reader, now }, isUnseen);
    // The mail lists at most this many and says how many more there are.
    const total = unseen.length < maxNotices ? unseen.length : await countNotices(db, { actor: reader, now }, isUnseen);
    const wantsWork = chosenChannels(reader, account.ways).some(
      ({ choice, way }) => choice === "work" && way === "digest",
    );
    const tasks = wantsWork ? await taskListOf(db, reader, now) : [];
    await closeNotices(
      db,
      reader.email,
      unseen.map(({ id }) => id),
      now,
    );
    if (unseen.length + tasks.length === 0) return { mailId: null };
    const today = dayOf(now);
    const language = account.language ?? defaultLocale;
    const notices = unseen.slice(0, maxListed).map((one) => ({ ...one, href: hrefOf(reader, one) }));
    const mailId = await enqueueMail(db, {
      type: digestType,
      // The subject is the division, because a digest may name many people. An erasure deletes all digests of the
      // division.
      subject: { type: "division", id: reader.divisionId, version: Number(today.replaceAll("-", "")) },
      recipient: reader.email,
      language,
      content: digestMail(
        { name: account.firstName, language, home: landingPageOf(reader, "/dashboard") ?? "/dashboard" },
        { today, notices, more: total - notices.length, tasks },
      ),
    });
    audit({ subject: userId, divisionId: reader.divisionId, after: { notices: total, tasks: tasks.length } });
    return { mailId };
  },
});
