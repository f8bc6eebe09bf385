import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "@/db/client";
import { registrationDrafts } from "@/db/schema/applicants";
import { files } from "@/db/schema/files";
import { AppError } from "@/lib/platform/errors";
import { FileAnswer } from "@/lib/platform/files/answer";
import { read } from "@/lib/platform/operation";
import { downloadFileInput } from "./schema";

/** The applicant a visitor's draft is a revision of owns this file. */
async function isOfRevision(
  db: Executor,
  visitorId: string,
  file: { subjectType: string | null; subjectId: number | null },
) {
  if (file.subjectType !== "applicant" || file.subjectId === null) return false;
  const own = and(
    eq(registrationDrafts.visitorId, visitorId),
    eq(registrationDrafts.applicantId, file.subjectId),
    isNotNull(registrationDrafts.revisionLinkId),
  );
  return (await db.select({ id: registrationDrafts.id }).from(registrationDrafts).where(own)).length > 0;
}

/** A visitor's own upload until the registration is sent, and the files of a registration being revised. @throws not-found FILE_NOT_FOUND */
export const downloadOwnFile = read({
  name: "files.download-own",
  access: "gate",
  input: downloadFileInput,
  output: z.instanceof(FileAnswer),
  async run({ db, actor }, { fileId, inline }) {
    const missing = new AppError("not-found", "files.notFound", {}, [], "FILE_NOT_FOUND");
    if (actor.kind !== "visitor") throw missing;
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    const isOwn = file?.visitorId === actor.visitorId && file.subjectId === null;
    if (!file || !(isOwn || (await isOfRevision(db, actor.visitorId, file)))) throw missing;
    return new FileAnswer(file.name, file.contentType, file.content, inline ? "inline" : "attachment");
  },
});
