import { and, desc, eq, isNull, like } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { auditEntries } from "@/db/schema/audit";
import { crew } from "@/db/schema/crew";
import { fullNameOf, users } from "@/db/schema/users";
import { formatDate } from "@/lib/platform/calendar/dates";
import { AppError } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";

type ErrorContext = { db: Executor; locale: Locale };
/** by: the user id; null when unknown. */
type Change = { by: number | null; at: Date };
type Versioned = { id: number; version: number; updatedAt: Date; updatedBy?: number | null };

/** Return a user's name, but not that of an erased person. */
async function nameOf(db: Executor, userId: number) {
  const [author] = await db
    .select({ name: fullNameOf(users) })
    .from(users)
    .leftJoin(crew, eq(crew.id, users.crewId))
    .where(and(eq(users.id, userId), isNull(crew.erasedAt)));
  return author?.name;
}

/** Build the conflict error that names who changed the record before, and when. product 5.21 */
export async function changedByError(
  { db, locale }: ErrorContext,
  { by, at }: Change,
  wireCode?: string,
): Promise<AppError> {
  const name = (by === null ? null : await nameOf(db, by)) ?? translator(locale)("errors.someone");
  const time = formatDate(at, locale, "instant");
  return new AppError("conflict", "errors.changedBy", { name, time }, [], wireCode);
}

/**
 * Find the last change of a record in the audit log, for records that do not store their author.
 * @param operation as a pattern: "applicants.%" @param at the time of the change, where the record stores it; else the
 * last one
 */
export async function lastLoggedChange(
  db: Executor,
  operation: string,
  subject: number,
  at?: Date,
): Promise<Change | undefined> {
  const [entry] = await db
    .select({ kind: auditEntries.actorKind, by: auditEntries.actorId, at: auditEntries.createdAt })
    .from(auditEntries)
    .where(
      and(
        like(auditEntries.operation, operation),
        eq(auditEntries.subject, String(subject)),
        at ? eq(auditEntries.createdAt, at) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry && { by: entry.kind === "user" ? Number(entry.by) : null, at: entry.at };
}

/**
 * Check that a record was not changed since it was read.
 * @param operation pattern of its operations in the audit log, for records that do not store their author
 * @throws conflict that names who changed the record, and when
 */
export async function assertUnchanged(
  context: ErrorContext,
  { id, version, updatedAt: at, updatedBy }: Versioned,
  expectedVersion: number | undefined,
  operation = "",
) {
  if (expectedVersion === undefined || expectedVersion === version) return;
  const by = updatedBy === undefined ? (await lastLoggedChange(context.db, operation, id, at))?.by : updatedBy;
  throw await changedByError(context, { by: by ?? null, at });
}
