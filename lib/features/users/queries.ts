import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import type { Role } from "@/db/enums/users";
import { allConditions } from "@/db/all-conditions";
import { passwordLinks, sessions, users } from "@/db/schema/users";
import { rowsOf, type Actor } from "@/lib/access/actor";
import { changedByError, lastLoggedChange } from "@/lib/features/audit/changed-by.queries";
import { AppError, notFound } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueueMail } from "@/lib/platform/mail/outbox";
import { accountMail } from "./emails/account";
import { manageableRoles } from "./rules";

/**
 * Condition for the accounts an actor manages: a superadmin all, an admin those of the own division except superadmins
 * and admins.
 */
export function visibleTo(actor: Actor): SQL {
  const rows = rowsOf(actor, "users:write");
  if (actor.kind !== "user" || rows === "none") return sql`false`;
  if (rows === "every-division") return sql`true`;
  return allConditions(inArray(users.role, manageableRoles(actor)), eq(users.divisionId, actor.divisionId));
}

/** @throws not-found for accounts the actor does not manage */
export async function lockUser(db: Transaction, actor: Actor, userId: number) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), visibleTo(actor)))
    .for("update");
  if (!row) throw notFound("users.notFound");
  return row;
}

export const toResponse = (row: typeof users.$inferSelect) => ({
  userId: row.id,
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  role: row.role,
  subRole: row.subRole,
  divisionId: row.divisionId,
  crewId: row.crewId,
  vesselId: row.vesselId,
  principalId: row.principalId,
  isActive: row.deactivatedAt === null,
  createdAt: row.createdAt,
});

/** Fields of an account that may be audited: no name, address or hash. */
export function auditedUser({
  role,
  subRole,
  divisionId,
  crewId,
  vesselId,
  principalId,
  accessList,
  deactivatedAt,
}: typeof users.$inferSelect) {
  return { role, subRole, divisionId, crewId, vesselId, principalId, accessList, deactivatedAt };
}

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane.
export const hashPassword = (password: string) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** End every session and API token of a user at their next request. */
export async function endAccess(db: Transaction, userId: number) {
  await db
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId));
  await db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, userId));
}

const linkLifetimes = { invitation: 7 * 24, reset: 1 };

/** Create a link to set a password once. Earlier links of the user stop working. @returns the secret for the mail */
export async function issuePasswordLink(
  db: Transaction,
  userId: number,
  purpose: keyof typeof linkLifetimes,
  now: Date,
) {
  await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), sql`${passwordLinks.usedAt} is null`));
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + linkLifetimes[purpose] * 3_600_000);
  const [link] = await db
    .insert(passwordLinks)
    .values({ userId, purpose, tokenHash: hashSecret(token), createdAt: now, expiresAt })
    .returning();
  if (!link) throw new Error("password link was not stored");
  return { token, linkId: link.id };
}

/**
 * Refuse the change when the account's role is no longer the one the caller saw.
 * @throws conflict with who changed it and when
 */
export async function assertRole(
  asker: { db: Transaction; locale: Locale },
  { id, role }: Pick<typeof users.$inferSelect, "id" | "role">,
  seen: Role | undefined,
) {
  if (seen === undefined || seen === role) return;
  const change = await lastLoggedChange(asker.db, "users.update", id);
  throw change ? await changedByError(asker, change) : new AppError("conflict", "errors.changedMeanwhile");
}

/** Mail a link to set the first password. Earlier links stop working. @returns the secret of the link */
export async function mailInvitation(
  db: Transaction,
  account: typeof users.$inferSelect,
  language: Locale,
  now: Date,
): Promise<string> {
  const { token, linkId } = await issuePasswordLink(db, account.id, "invitation", now);
  await enqueueMail(db, {
    type: "UserInvite",
    subject: { type: "user", id: account.id, version: linkId },
    recipient: account.email,
    language,
    content: accountMail("invitation", account, language, token),
  });
  return token;
}
