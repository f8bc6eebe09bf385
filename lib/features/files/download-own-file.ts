import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { files } from "@/db/schema/files";
import { AppError } from "@/lib/platform/errors";
import { FileAnswer } from "@/lib/platform/files/answer";
import { read } from "@/lib/platform/operation";
import { downloadFileInput } from "./schema";

/** A visitor's own upload, until the registration is sent. @throws not-found FILE_NOT_FOUND */
export const downloadOwnFile = read({
  name: "files.download-own",
  access: "gate",
  input: downloadFileInput,
  output: z.instanceof(FileAnswer),
  async run({ db, actor }, { fileId, inline }) {
    const [file] =
      actor.kind === "visitor"
        ? await db
            .select()
            .from(files)
            .where(and(eq(files.id, fileId), eq(files.visitorId, actor.visitorId)))
        : [];
    if (!file || file.subjectId !== null) throw new AppError("not-found", "files.notFound", {}, [], "FILE_NOT_FOUND");
    return new FileAnswer(file.name, file.contentType, file.content, inline ? "inline" : "attachment");
  },
});
