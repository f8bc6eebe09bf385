import { and, desc, eq, isNull, ne, not, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { keptQuery } from "@/db/kept-query";
import { noticeTypes } from "@/db/enums/mail";
import { mails } from "@/db/schema/mail";
import { can, eyesOf, type UserActor } from "@/lib/access/actor";
import { keptDays, mostNotices, mostUnread } from "./rules";
import { stillSeenBy } from "./scope.queries";

type Reader = { actor: UserActor; now: Date };

/** Values of the placeholders in noticesOf. */
const ofReader = ({ actor, now }: Reader) => ({
  address: actor.email.toLowerCase(),
  since: new Date(now.getTime() - keptDays * 86_400_000).toISOString(),
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
    stillSeenBy(actor),
  );

const selecting = (db: Executor, actor: UserActor, among: SQL | undefined) =>
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
    .where(and(noticesOf(actor), among))
    .orderBy(desc(mails.id))
    .limit(mostNotices);

/** Load the newest notices. */
export const selectNotices = (db: Executor, reader: Reader, among: SQL | undefined) =>
  selecting(db, reader.actor, among).prepare("notices").execute(ofReader(reader));

type Bell = { actor: UserActor; onlyUnread: boolean };
const selectBell = keptQuery(
  (db, { actor, onlyUnread }: Bell) => selecting(db, actor, onlyUnread ? isNull(mails.readAt) : undefined),
  ({ actor, onlyUnread }) => [eyesOf(actor), onlyUnread],
);
/** Load the notices of the bell: all, or unread ones only. */
export const selectShown = (db: Executor, reader: Reader, onlyUnread: boolean) =>
  selectBell(db, ofReader(reader), { actor: reader.actor, onlyUnread });

/** Count the notices of a user that match a condition. */
export async function countNotices(db: Executor, reader: Reader, among?: SQL): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(mails)
    .where(and(noticesOf(reader.actor), among))
    .prepare("notices-counted")
    .execute(ofReader(reader));
  return row?.total ?? 0;
}

/** Prepared, because every open tab asks once a minute and the query has a condition for each kind of subject. */
const selectUnread = keptQuery((db, actor: UserActor) => {
  const unread = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.readAt), noticesOf(actor)))
    .limit(mostUnread)
    .as("unread");
  return db.select({ unread: sql<number>`count(*)::int` }).from(unread);
}, eyesOf);

/** Count unread notices, at most 100. */
export async function countUnread(db: Executor, { actor, now }: Reader): Promise<number> {
  const [row] = await selectUnread(db, ofReader({ actor, now }), actor);
  return row?.unread ?? 0;
}

/** Return the user as if they worked in the other division. */
const elsewhere = (actor: UserActor): UserActor => ({ ...actor, divisionId: actor.divisionId === 1 ? 2 : 1 });
const selectUnreadElsewhere = keptQuery((db, actor: UserActor) => {
  const unread = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.readAt), noticesOf(elsewhere(actor)), not(stillSeenBy(actor))))
    .limit(mostUnread)
    .as("unread");
  return db.select({ unread: sql<number>`count(*)::int` }).from(unread);
}, eyesOf);

/**
 * Count unread notices of the other division, at most 100. null without a query for users who work in one division
 * only.
 */
export async function countElsewhere(db: Executor, { actor, now }: Reader) {
  if (!can(actor, "users:switch-division")) return null;
  const [row] = await selectUnreadElsewhere(db, ofReader({ actor, now }), actor);
  return { divisionId: elsewhere(actor).divisionId, unread: row?.unread ?? 0 };
}
