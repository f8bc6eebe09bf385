import { and, desc, eq, ne, sql, type Placeholder, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Executor, Transaction } from "@/db/client";
import { preparedQuery } from "@/db/prepared-query";
import { rateKinds, type RateKind } from "@/db/enums/rates";
import { rateAuthors, rateVersions } from "@/db/schema/rates";
import { fullNameOf, users } from "@/db/schema/users";
import { can, visibilityKey, userIdOf, type Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { AppError, notFound } from "@/lib/platform/errors";
import { isOfDivision } from "./kinds.rules";

/** Return the kinds of the user's division and the common ones. */
export const visibleKinds = (actor: Actor): RateKind[] =>
  actor.kind === "user" ? rateKinds.filter((kind) => isOfDivision(kind, actor.divisionId)) : [...rateKinds];

/** Require a kind of the actor's division. @throws not-found */
export function assertKind(actor: Actor, kind: RateKind) {
  if (!visibleKinds(actor).includes(kind)) throw notFound("rates.notFound");
}

const visibleTo = (actor: Actor): SQL => anyOf(rateVersions.kind, visibleKinds(actor));

const authors = sql<string[]>`coalesce((select array_agg(${fullNameOf(users)} order by ${users.id}) from ${rateAuthors}
  inner join ${users} on ${users.id} = ${rateAuthors.userId} where ${rateAuthors.versionId} = ${rateVersions.id}), '{}')`;
const isAuthor = (userId: number | Placeholder) =>
  sql<boolean>`exists (select from ${rateAuthors} where ${rateAuthors.versionId} = ${rateVersions.id} and ${rateAuthors.userId} = ${userId})`;

const columns = {
  id: rateVersions.id,
  kind: rateVersions.kind,
  effectiveFrom: rateVersions.effectiveFrom,
  source: rateVersions.source,
  state: rateVersions.state,
  rowCount: rateVersions.rowCount,
  checksum: rateVersions.checksum,
  authors,
  isOwn: isAuthor(sql.placeholder("userId")),
  verifiedByName: fullNameOf(users),
  verifiedAt: rateVersions.verifiedAt,
  verifiedAgainst: rateVersions.verifiedAgainst,
  createdAt: rateVersions.createdAt,
  updatedAt: rateVersions.updatedAt,
  version: rateVersions.version,
};

const selectVisible = preparedQuery(
  (db, actor: Actor) =>
    db
      .select(columns)
      .from(rateVersions)
      .leftJoin(users, eq(users.id, rateVersions.verifiedBy))
      .where(visibleTo(actor))
      .orderBy(desc(rateVersions.effectiveFrom), sql`${rateVersions.state} = 'verified'`, desc(rateVersions.id))
      .limit(500),
  visibilityKey,
);
/** Select all visible versions, newest first; a draft before a verified one of the same day. */
export const selectVersions = (db: Executor, actor: Actor) =>
  selectVisible(db, { userId: userIdOf(actor) ?? 0 }, actor);

/** Lock a visible version. @throws not-found for a version of the other division's rates */
export async function lockVersion(db: Transaction, actor: Actor, id: number) {
  const [row] = await db
    .select()
    .from(rateVersions)
    .where(and(eq(rateVersions.id, id), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("rates.notFound");
  return row;
}

/** Require a draft. @throws conflict for a verified version */
export function assertDraft({ state }: { state: string }) {
  if (state === "verified") throw new AppError("conflict", "rates.isVerified", {}, [], "VERIFIED");
}

/**
 * Require one verified version per kind and day; verifying and creating drafts exclude each other. @throws invalid on
 * the day
 */
export async function assertDayIsFree(db: Transaction, kind: RateKind, effectiveFrom: string, id = 0) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rates ${kind}`}, 0))`);
  const verifiedOnDay = await db.$count(
    rateVersions,
    and(
      eq(rateVersions.kind, kind),
      eq(rateVersions.effectiveFrom, effectiveFrom),
      eq(rateVersions.state, "verified"),
      ne(rateVersions.id, id),
    ),
  );
  const fields = [{ path: "effectiveFrom", message: "rates.dayTaken" }];
  if (verifiedOnDay > 0) throw new AppError("invalid", "errors.invalid", {}, fields);
}

/** Record an author of a version, who then cannot verify it. */
export const recordAuthor = (db: Transaction, versionId: number, actor: Actor) =>
  db
    .insert(rateAuthors)
    .values({ versionId, userId: userActorOf(actor).userId })
    .onConflictDoNothing();

/** Match drafts with rows that another user wrote. */
export const awaitsVerificationBy = (actor: Actor): SQL | undefined =>
  and(
    visibleTo(actor),
    eq(rateVersions.state, "draft"),
    sql`${rateVersions.rowCount} > 0`,
    sql`not ${isAuthor(userIdOf(actor) ?? 0)}`,
  );

/** Return the authors of a version. */
export const authorsOf = async (db: Executor, versionId: number) =>
  (await db.select({ userId: rateAuthors.userId }).from(rateAuthors).where(eq(rateAuthors.versionId, versionId))).map(
    ({ userId }) => userId,
  );

/** Return the id of the version in force on a day, as inForceOn does. */
export const inForceId = (db: Executor, kind: RateKind, day: string) =>
  db
    .select({ id: rateVersions.id, effectiveFrom: rateVersions.effectiveFrom })
    .from(rateVersions)
    .where(
      and(
        eq(rateVersions.kind, kind),
        eq(rateVersions.state, "verified"),
        sql`${rateVersions.effectiveFrom} <= ${day}`,
      ),
    )
    .orderBy(desc(rateVersions.effectiveFrom))
    .limit(1)
    .as("in_force");

export const actionsFor = (
  actor: Actor,
  { state, rowCount, isOwn }: { state: string; rowCount: number; isOwn: boolean },
) => {
  const isDraft = state === "draft";
  const may = {
    save: isDraft && can(actor, "rates:write"),
    verify: isDraft && rowCount > 0 && !isOwn && can(actor, "rates:verify"),
    delete: isDraft && can(actor, "rates:write"),
    copy: can(actor, "rates:write"),
  };
  return (["save", "verify", "delete", "copy"] as const).filter((name) => may[name]);
};

/** Error for a day without a verified version. */
export const noVersionInForce = () => new AppError("not-found", "rates.noneInForce", {}, [], "NO_VERSION");
