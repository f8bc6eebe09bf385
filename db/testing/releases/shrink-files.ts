import { createHash } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { files } from "@/db/schema/files";
import { preparationPkls } from "@/db/schema/preparation";
import { pdf, png } from "@/db/testing/records/registrations";

const keptWhole = 2;

/** A small content of the same kind. Portraits become a picture of one pixel. */
const smallOf = (contentType: string) => (contentType.startsWith("image/") ? png : pdf);
const typeOf = (bytes: Buffer) => (bytes === png ? "image/png" : "application/pdf");

/** Replace the contents of stored files by small ones, but for two of each kind. They are the weight of a database, and encrypted they do not compress. */
export async function shrinkFiles(db: Transaction) {
  await db.execute(sql`set local session_replication_role = replica`);
  const all = await db
    .select({ id: files.id, fileType: files.fileType, contentType: files.contentType, size: files.size })
    .from(files)
    .orderBy(asc(files.createdAt), asc(files.id));
  const seen = new Map<string, number>();
  for (const { id, fileType, contentType, size } of all) {
    const kind = `${fileType} ${contentType}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    const content = smallOf(contentType);
    if ((seen.get(kind) ?? 0) <= keptWhole || size <= content.length) continue;
    const sha256 = createHash("sha256").update(content).digest("hex");
    await db
      .update(files)
      .set({ content, size: content.length, sha256, contentType: typeOf(content) })
      .where(eq(files.id, id));
    await db.update(preparationPkls).set({ sha256 }).where(eq(preparationPkls.fileId, id));
    await db.update(preparationPkls).set({ signedSha256: sha256 }).where(eq(preparationPkls.signedFileId, id));
  }
}
