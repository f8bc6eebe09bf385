import { and, eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { preparedFiles } from "@/db/schema/files";
import type { Actor } from "@/lib/access/actor";
import { userActorOf } from "@/lib/platform/access";
import { notFound } from "@/lib/platform/errors";
import { preparedFilesOf } from "@/lib/platform/files/prepared";

/** Listed columns of a prepared file. The content is read for a download only. */
export const shownColumns = {
  id: preparedFiles.id,
  task: preparedFiles.task,
  access: preparedFiles.access,
  rights: preparedFiles.rights,
  title: preparedFiles.title,
  filters: preparedFiles.filters,
  state: preparedFiles.state,
  failure: preparedFiles.failure,
  rows: preparedFiles.rows,
  size: preparedFiles.size,
  askedAt: preparedFiles.askedAt,
  readyAt: preparedFiles.readyAt,
  takenAt: preparedFiles.takenAt,
  expiresAt: preparedFiles.expiresAt,
};

/** Find a prepared file of the user. @throws not-found for a foreign or an expired one */
export async function findPrepared(db: Executor, actor: Actor, id: string, now: Date) {
  const [file] = await db
    .select(shownColumns)
    .from(preparedFiles)
    .where(and(preparedFilesOf(userActorOf(actor).userId, now), eq(preparedFiles.id, id)));
  if (!file) throw notFound("prepared-files.notFound");
  return file;
}
