import { eq } from "drizzle-orm";
import { z } from "zod";
import { files } from "@/db/schema/files";
import { mayReadApplicantFile } from "@/lib/features/applicants/queries";
import { AppError } from "@/lib/platform/errors";
import { FileAnswer } from "@/lib/platform/files/answer";
import { read } from "@/lib/platform/operation";
import { downloadFileInput } from "./schema";

/** A file is readable only through a record the actor may read. @throws not-found FILE_NOT_FOUND, for a forbidden one too */
export const downloadFile = read({
  name: "files.download",
  access: "signed-in",
  input: downloadFileInput,
  output: z.instanceof(FileAnswer),
  async run({ db, actor }, { fileId, fileName, inline }) {
    const [file] = await db.select().from(files).where(eq(files.id, fileId));
    const own = file && actor.kind === "user" && file.uploadedBy === actor.userId;
    const readable = own || (file?.subjectType === "applicant" && (await mayReadApplicantFile(db, actor, file)));
    if (!file || !readable) throw new AppError("not-found", "files.notFound", {}, [], "FILE_NOT_FOUND");
    return new FileAnswer(fileName || file.name, file.contentType, file.content, inline ? "inline" : "attachment");
  },
});
