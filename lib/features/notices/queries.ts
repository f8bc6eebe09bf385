import { and, desc, eq, gte, isNull, ne, sql, type Placeholder, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import { noticeTypes } from "@/db/enums/mail";
import { mails } from "@/db/schema/mail";
import { eyesOf, type UserActor } from "@/lib/access/actor";
import { keptDays, mostNotices, mostUnread } from "./rules";
import { stillSeenBy } from "./scope.queries";

type Reader = { actor: UserActor; now: Date };
/** From when on notices are kept: an instant, or the place of one in a kept query. */
type Since = Date | Placeholder;
const sinceOf = (now: Date) => new Date(now.getTime() - keptDays * 86_400_000);

/** What stands in somebody's bell: mails to their address of the last 90 days about what they still see, unless they want none of it. */
const noticesOf = (actor: UserActor, since: Since): SQL | undefined =>
  and(
    eq(sql`lower(${mails.recipient})`, actor.email.toLowerCase()),
    gte(mails.createdAt, since),
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
    .where(and(noticesOf(reader.actor, sinceOf(reader.now)), among))
    .orderBy(desc(mails.id))
    .limit(mostNotices);

const unreadOf = keptQuery(
  (db, actor: UserActor) =>
    db.select({ unread: sql<number>`count(*)::int` }).from(
      db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isNull(mails.readAt), noticesOf(actor, sql.placeholder("since"))))
        .limit(mostUnread)
        .as("unread"),
    ),
  (actor) => [eyesOf(actor), actor.userId, actor.email],
);

/** How many wait to be seen, to 100 at most. */
export async function countUnread(db: Executor, { actor, now }: Reader): Promise<number> {
  const [row] = await unreadOf(db, { since: sinceOf(now).toISOString() }, actor);
  return row?.unread ?? 0;
}
