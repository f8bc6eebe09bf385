import { and, desc, eq, gte, isNull, ne, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { noticeTypes } from "@/db/enums/mail";
import { mails } from "@/db/schema/mail";
import type { UserActor } from "@/lib/access/actor";
import { keptDays, mostNotices, mostUnread } from "./rules";
import { stillSeenBy } from "./scope.queries";

type Reader = { actor: UserActor; now: Date };

/** What stands in somebody's bell: mails to their address of the last 90 days about what they still see, unless they want none of it. */
const noticesOf = ({ actor, now }: Reader): SQL | undefined =>
  and(
    eq(sql`lower(${mails.recipient})`, actor.email.toLowerCase()),
    gte(mails.createdAt, new Date(now.getTime() - keptDays * 86_400_000)),
    anyOf(mails.type, noticeTypes),
    ne(mails.way, "none"),
    stillSeenBy(actor),
  );

/** The newest, of one moment the last written first. */
export const selectNotices = (db: Executor, reader: Reader, among?: SQL) =>
  db
    .select({
      id: mails.id,
      type: mails.type,
      title: mails.title,
      createdAt: mails.createdAt,
      isRead: sql<boolean>`${mails.readAt} is not null`,
      path: mails.path,
    })
    .from(mails)
    .where(and(noticesOf(reader), among))
    .orderBy(desc(mails.id))
    .limit(mostNotices);

/** How many wait to be seen, to 100 at most. */
export async function countUnread(db: Executor, reader: Reader): Promise<number> {
  const unread = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.readAt), noticesOf(reader)))
    .limit(mostUnread)
    .as("unread");
  const [row] = await db.select({ unread: sql<number>`count(*)::int` }).from(unread);
  return row?.unread ?? 0;
}
