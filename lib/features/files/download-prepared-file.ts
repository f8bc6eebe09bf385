import { eq } from "drizzle-orm";
import { preparedFiles } from "@/db/schema/files";
import { userActorOf } from "@/lib/platform/access";
import { AppError, notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf, sheetType } from "@/lib/platform/files/file-response";
import { canDownload } from "@/lib/platform/files/prepared";
import { write } from "@/lib/platform/operation";
import { findPrepared } from "./prepared.queries";
import { preparedFileId } from "./prepared.schema";

/**
 * Download one's own prepared file. Audited. Refused if role, division or permission changed since. product 5.18
 * @throws not-found, also when it expired or is not ready; forbidden
 */
export const downloadPreparedFile = write({
  name: "files.download-prepared",
  access: "signed-in",
  input: preparedFileId,
  output: fileOf(sheetType),
  async run({ db, actor, now, audit }, { id }) {
    const file = await findPrepared(db, actor, id, now);
    if (!canDownload(userActorOf(actor), file)) throw new AppError("forbidden", "prepared-files.failures.rights");
    const { name, contentType, content } = preparedFiles;
    const [stored] = await db
      .select({ name, contentType, content })
      .from(preparedFiles)
      .where(eq(preparedFiles.id, id));
    if (!stored?.content || !stored.name || !stored.contentType) throw notFound("prepared-files.notFound");
    await db.update(preparedFiles).set({ takenAt: now }).where(eq(preparedFiles.id, id));
    audit({ subject: id, after: { title: file.title, filters: file.filters, rows: file.rows } });
    return new FileAnswer(stored.name, stored.contentType, stored.content);
  },
});
