import { eq } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { files } from "@/db/schema/files";
import { isRevising } from "@/lib/features/applicants/pipeline/revision.queries";
import { AppError } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { read } from "@/lib/platform/operation";
import { downloadFileInput } from "./schema";

type StoredFile = typeof files.$inferSelect;

async function canOpen(db: Executor, visitorId: string, file: StoredFile, now: Date): Promise<boolean> {
  if (file.subjectId === null) return file.visitorId === visitorId;
  return file.subjectType === "applicant" && (await isRevising(db, visitorId, file.subjectId, now));
}

/**
 * Download a visitor's own upload until the registration is sent, or a registration's files during a revision. @throws
 * not-found FILE_NOT_FOUND
 */
export const downloadOwnFile = read({
  name: "files.download-own",
  access: "gate",
  input: downloadFileInput,
  output: fileOf("application/pdf", "image/jpeg", "image/png"),
  async run({ db, actor, now }, { fileId, inline }) {
    const missing = new AppError("not-found", "files.notFound", {}, [], "FILE_NOT_FOUND");
    if (actor.kind !== "visitor") throw missing;
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    if (!file || !(await canOpen(db, actor.visitorId, file, now))) throw missing;
    return new FileAnswer(file.name, file.contentType, file.content, inline ? "inline" : "attachment");
  },
});
