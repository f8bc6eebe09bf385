import { asc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { anyOf } from "@/db/any-of";
import type { Executor } from "@/db/client";
import { chandlerLog } from "@/db/schema/chandler";
import { crew } from "@/db/schema/crew";
import { files } from "@/db/schema/files";
import { fullNameOf, users } from "@/db/schema/users";

const authors = alias(users, "authors");
/** Hide the account name of an erased person. */
const nameIfKnown = sql<string | null>`case when ${isNull(crew.erasedAt)} then ${fullNameOf(authors)} end`;

/** Return a request's timeline, oldest first. */
export const timelineOf = (db: Executor, requestId: number) =>
  db
    .select({
      event: chandlerLog.event,
      from: chandlerLog.fromStatus,
      to: chandlerLog.toStatus,
      at: chandlerLog.createdAt,
      by: nameIfKnown,
    })
    .from(chandlerLog)
    .leftJoin(authors, eq(authors.id, chandlerLog.createdBy))
    .leftJoin(crew, eq(crew.id, authors.crewId))
    .where(eq(chandlerLog.requestId, requestId))
    .orderBy(asc(chandlerLog.id))
    .limit(200);

/** Return the name of an account; null when it must stay hidden. */
export async function nameOf(db: Executor, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [row] = await db
    .select({ name: nameIfKnown })
    .from(authors)
    .leftJoin(crew, eq(crew.id, authors.crewId))
    .where(eq(authors.id, userId));
  return row?.name ?? null;
}

/** Return type and size of files, by id. */
export const filesOf = (db: Executor, ids: readonly string[]) =>
  db
    .select({ fileId: files.id, contentType: files.contentType, size: files.size })
    .from(files)
    .where(anyOf(files.id, ids));
