import { and, desc, eq, isNull, ne, not, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { noticeTypes } from "@/db/enums/mail";
import { mails } from "@/db/schema/mail";
import { can, visibilityKey, type UserActor } from "@/lib/access/actor";
import { noticeDays, maxNotices, maxUnread } from "./rules";
import { stillVisibleTo } from "./visibility.queries";

type Reader = { actor: UserActor; now: Date };

/** Values of the placeholders in noticesOf. */
const valuesOfReader = ({ actor, now }: Reader) => ({
  address: actor.email.toLowerCase(),
  since: new Date(now.getTime() - noticeDays * 86_400_000).toISOString(),
});

/**
 * Condition for the notices of a user: mails to their address of the last 90 days, about records they may still see and
 * not switched off.
 */
const noticesOf = (actor: UserActor): SQL | undefined =>
  and(
    eq(sql`lower(${mails.recipient})`, sql.placeholder("address")),
    sql`${mails.createdAt} >= ${sql.placeholder("since")}::timestamptz`,
    anyOf(mails.type, noticeTypes),
    ne(mails.way, "none"),
    stillVisibleTo(actor),
  );

const noticeQuery = (db: Executor, actor: UserActor, condition: SQL | undefined) =>
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
    .where(and(noticesOf(actor), condition))
    .orderBy(desc(mails.id))
    .limit(maxNotices);

/** Load the newest notices. */
export const selectNotices = (db: Executor, reader: Reader, condition: SQL | undefined) =>
  noticeQuery(db, reader.actor, condition).prepare("notices").execute(valuesOfReader(reader));

type Bell = { actor: UserActor; onlyUnread: boolean };
const selectBell = preparedQuery(
  (db, { actor, onlyUnread }: Bell) => noticeQuery(db, actor, onlyUnread ? isNull(mails.readAt) : undefined),
  ({ actor, onlyUnread }) => [visibilityKey(actor), onlyUnread],
);
/** Load the notices of the bell: all, or unread ones only. */
export const selectBellNotices = (db: Executor, reader: Reader, onlyUnread: boolean) =>
  selectBell(db, valuesOfReader(reader), { actor: reader.actor, onlyUnread });

/** Count the notices of a user that match a condition. */
export async function countNotices(db: Executor, reader: Reader, condition?: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(mails)
    .where(and(noticesOf(reader.actor), condition))
    .prepare("notices-counted")
    .execute(valuesOfReader(reader));
  return row?.total ?? 0;
}

/** Prepared, because every open tab asks once a minute and the query has a condition for each kind of subject. */
const selectUnread = preparedQuery((db, actor: UserActor) => {
  const unread = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.readAt), noticesOf(actor)))
    .limit(maxUnread)
    .as("unread");
  return db.select({ unread: sql<number>`count(*)::int` }).from(unread);
}, visibilityKey);

/** Count unread notices, at most 100. */
export async function countUnread(db: Executor, { actor, now }: Reader): Promise<number> {
  const [row] = await selectUnread(db, valuesOfReader({ actor, now }), actor);
  return row?.unread ?? 0;
}

/** Return the user as if they worked in the other division. */
const inOtherDivision = (actor: UserActor): UserActor => ({ ...actor, divisionId: actor.divisionId === 1 ? 2 : 1 });
const selectUnreadInOtherDivision = preparedQuery((db, actor: UserActor) => {
  const unread = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.readAt), noticesOf(inOtherDivision(actor)), not(stillVisibleTo(actor))))
    .limit(maxUnread)
    .as("unread");
  return db.select({ unread: sql<number>`count(*)::int` }).from(unread);
}, visibilityKey);

/**
 * Count unread notices of the other division, at most 100. null without a query for users who work in one division
 * only.
 */
export async function countInOtherDivision(db: Executor, { actor, now }: Reader) {
  if (!can(actor, "users:switch-division")) return null;
  const [row] = await selectUnreadInOtherDivision(db, valuesOfReader({ actor, now }), actor);
  return { divisionId: inOtherDivision(actor).divisionId, unread: row?.unread ?? 0 };
}
