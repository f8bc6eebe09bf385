import { and, count, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { PreparedFailure } from "@/db/enums/files";
import type { Executor, Transaction } from "@/db/client";
import { preparedFiles } from "@/db/schema/files";
import { can, type UserActor } from "@/lib/access/actor";
import { isPermission, type Permission } from "@/lib/access/permissions";
import { isAmong } from "@/lib/access/roles";
import { AppError } from "../errors";
import type { Locale } from "../i18n/locales";
import { addJob } from "@/db/queue";
import type { FileAnswer } from "./file-response";

type PreparedFile = typeof preparedFiles.$inferSelect;
type RequestedFile = {
  task: string;
  access: Permission;
  title: string;
  filters: string;
  input: Record<string, unknown>;
};
type Requester = { actor: UserActor; now: Date; locale: Locale };

const keptHours = 24;
export const maxPrepared = 10;
const timeoutMinutes = 60;
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
const expiryFrom = (now: Date) => after(now, keptHours * 60);
const enqueue = (db: Transaction, { id, task }: { id: string; task: string }) =>
  addJob(db, task, { id }, { key: `prepared:${id}`, queue: "prepared-files" });

/**
 * Everything besides the permission that must not have changed for a download: role, division and principal. A
 * superadmin may switch divisions.
 */
export const rightsKeyOf = ({ role, subRole, divisionId, principalId }: UserActor) =>
  [role, subRole, isAmong({ role, subRole }, "superadmins") ? null : divisionId, principalId]
    .map((part) => part ?? "")
    .join("/");

/** Check whether the user may download the file with their present role and permissions. */
export const canDownload = (actor: UserActor, { access, rights }: Pick<PreparedFile, "access" | "rights">) =>
  isPermission(access) && can(actor, access) && rightsKeyOf(actor) === rights;

export const preparedFilesOf = (ownerId: number, now: Date) =>
  and(eq(preparedFiles.ownerId, ownerId), gt(preparedFiles.expiresAt, now));

/** Treat a file as failed when its job did not report back in time, for example after a crash. */
export function currentState(
  { state, failure, askedAt }: Pick<PreparedFile, "state" | "failure" | "askedAt">,
  now: Date,
) {
  const isTimedOut = state === "waiting" && after(askedAt, timeoutMinutes) < now;
  return isTimedOut ? { state: "failed" as const, failure: "error" as const } : { state, failure };
}

/**
 * Add a document to the requester's list and queue its job. A repeated request while it waits returns the same one.
 * @returns its id @throws rule
 */
export async function startPrepared(
  db: Transaction,
  { actor, now, locale }: Requester,
  request: RequestedFile,
): Promise<string> {
  const isOwn = preparedFilesOf(actor.userId, now);
  const isSameRequest = and(
    isOwn,
    eq(preparedFiles.state, "waiting"),
    gt(preparedFiles.askedAt, after(now, -timeoutMinutes)),
    eq(preparedFiles.task, request.task),
    eq(preparedFiles.locale, locale),
    eq(preparedFiles.divisionId, actor.divisionId),
    sql`${preparedFiles.input} = ${JSON.stringify(request.input)}::text::jsonb`,
  );
  const [existing] = await db
    .select({ id: preparedFiles.id })
    .from(preparedFiles)
    .where(isSameRequest)
    .orderBy(desc(preparedFiles.askedAt))
    .limit(1);
  if (existing) return existing.id;
  const [counted] = await db.select({ files: count() }).from(preparedFiles).where(isOwn);
  if ((counted?.files ?? 0) >= maxPrepared) throw new AppError("rule", "prepared-files.tooMany", { most: maxPrepared });
  const row = {
    ...request,
    ownerId: actor.userId,
    rights: rightsKeyOf(actor),
    divisionId: actor.divisionId,
    locale,
    askedAt: now,
    expiresAt: expiryFrom(now),
  };
  const [stored] = await db
    .insert(preparedFiles)
    .values(row)
    .returning({ id: preparedFiles.id, task: preparedFiles.task });
  if (!stored) throw new Error("prepared file was not stored");
  await enqueue(db, stored);
  return stored.id;
}

/** Queue a failed document again. */
export async function restartPrepared(db: Transaction, file: { id: string; task: string }, now: Date) {
  await db
    .update(preparedFiles)
    .set({ state: "waiting", failure: null, askedAt: now, expiresAt: expiryFrom(now) })
    .where(eq(preparedFiles.id, file.id));
  await enqueue(db, file);
}

/**
 * Store a finished document. @throws conflict if it is no longer waited for, so that a second run or one from before an
 * erasure is rolled back
 */
export async function finishPrepared(
  db: Transaction,
  id: string,
  { name, contentType, body }: FileAnswer,
  { rows, now }: { rows: number; now: Date },
) {
  const content = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const finished = await db
    .update(preparedFiles)
    .set({
      state: "ready",
      failure: null,
      name,
      contentType,
      content,
      size: content.length,
      rows,
      readyAt: now,
      expiresAt: expiryFrom(now),
    })
    .where(and(eq(preparedFiles.id, id), eq(preparedFiles.state, "waiting")))
    .returning({ id: preparedFiles.id });
  if (finished.length === 0) throw new AppError("conflict", "prepared-files.notWaiting");
}

export async function failPrepared(db: Executor, id: string, failure: PreparedFailure) {
  await db
    .update(preparedFiles)
    .set({ state: "failed", failure })
    .where(and(eq(preparedFiles.id, id), eq(preparedFiles.state, "waiting")));
}

/**
 * Clear all prepared files and stop those being written, because any of them may contain an erased person. New ones
 * wait until the transaction ends. @returns how many
 */
export async function clearAllPrepared(db: Transaction): Promise<number> {
  await db.execute(sql`lock table ${preparedFiles} in share row exclusive mode`);
  const clearedValues = {
    state: "failed" as const,
    failure: "erased" as const,
    filters: "",
    input: {},
    name: null,
    content: null,
    size: null,
    rows: null,
    readyAt: null,
    takenAt: null,
  };
  return (
    await db
      .update(preparedFiles)
      .set(clearedValues)
      .where(ne(sql`coalesce(${preparedFiles.failure}, '')`, "erased"))
      .returning({ id: preparedFiles.id })
  ).length;
}
