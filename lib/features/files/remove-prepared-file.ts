import { eq } from "drizzle-orm";
import { preparedFiles } from "@/db/schema/files";
import { write } from "@/lib/platform/operation";
import { findPrepared } from "./prepared.queries";
import { preparedFileId } from "./prepared.schema";

/** Remove a file from the user's list before it expires. The result of a running job is dropped. @throws not-found */
export const removePreparedFile = write({
  name: "files.remove-prepared",
  access: "signed-in",
  input: preparedFileId,
  output: preparedFileId,
  async run({ db, actor, now, audit }, { id }) {
    const { title, rows } = await findPrepared(db, actor, id, now);
    await db.delete(preparedFiles).where(eq(preparedFiles.id, id));
    audit({ subject: id, before: { title, rows } });
    return { id };
  },
});
