import { eq } from "drizzle-orm";
import { files } from "@/db/schema/files";
import { notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { read } from "@/lib/platform/operation";
import { reviewOf } from "./queries";
import { reviewInput } from "./schema";

/**
 * Download the full agreement by the seafarer's link while it is readable. product 5.16 @throws not-found, too-many
 */
export const downloadAgreement = read({
  name: "preparation.review-document",
  access: "public",
  input: reviewInput,
  output: fileOf("application/pdf"),
  admit: ({ db, address, now }) =>
    limitRate(db, { name: "agreement-view", subject: address, max: 30, seconds: 3_600, now }),
  async run({ db, now }, { token }) {
    const { pkl, isReadable } = await reviewOf(db, token, now);
    const [file] =
      isReadable && pkl.fileId
        ? await db.select({ name: files.name, content: files.content }).from(files).where(eq(files.id, pkl.fileId))
        : [];
    if (!file) throw notFound("preparation.pkl.linkInvalid");
    return new FileAnswer(file.name, "application/pdf", file.content, "inline");
  },
});
