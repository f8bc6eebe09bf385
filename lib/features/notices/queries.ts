import { and, desc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import { noticeTypes } from "@/db/enums/mail";
import { mails } from "@/db/schema/mail";
import { eyesOf, type UserActor } from "@/lib/access/actor";
import { keptDays, mostNotices, mostUnread } from "./rules";
import { stillSeenBy } from "./scope.queries";

type Reader = { actor: UserActor; now: Date };

/** The values of what stands in somebody's bell. */
const ofReader = ({ actor, now }: Reader) => ({
  address: actor.email.toLowerCase(),
  since: new Date(now.getTime() - keptDays * 86_400_000).toISOString(),
});

/** What stands in somebody's bell: mails to their address of the last 90 days about what they still see, unless they want none of it. */
const noticesOf = (actor: UserActor): SQL | undefined =>
  and(
    eq(sql`lower(${mails.recipient})`, sql.placeholder("address")),
    sql`${mails.createdAt} >= ${sql.placeholder("since")}::timestamptz`,
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
    .where(and(noticesOf(reader.actor), among))
    .orderBy(desc(mails.id))
    .limit(mostNotices)
    .prepare("notices")
    .execute(ofReader(reader));

/** Asked by every open tab once a minute: its text of a condition for each kind of subject is kept. */
const selectUnread = keptQuery((db, actor: UserActor) => {
  const unread = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.readAt), noticesOf(actor)))
    .limit(mostUnread)
    .as("unread");
  return db.select({ unread: sql<number>`count(*)::int` }).from(unread);
}, eyesOf);

/** How many wait to be seen, to 100 at most. */
export async function countUnread(db: Executor, { actor, now }: Reader): Promise<number> {
  const [row] = await selectUnread(db, ofReader({ actor, now }), actor);
  return row?.unread ?? 0;
}
