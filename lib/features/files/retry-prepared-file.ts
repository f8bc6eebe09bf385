import { userActorOf } from "@/lib/platform/access";
import { AppError } from "@/lib/platform/errors";
import { canDownload, restartPrepared, currentState } from "@/lib/platform/files/prepared";
import { write } from "@/lib/platform/operation";
import { findPrepared } from "./prepared.queries";
import { preparedFileId } from "./prepared.schema";

/**
 * Retry a failed prepared file. @throws not-found, forbidden, conflict when it did not fail or a person in it was
 * erased
 */
export const retryPreparedFile = write({
  name: "files.retry-prepared",
  access: "signed-in",
  input: preparedFileId,
  output: preparedFileId,
  async run({ db, actor, now, audit }, { id }) {
    const file = await findPrepared(db, actor, id, now);
    if (!canDownload(userActorOf(actor), file)) throw new AppError("forbidden", "prepared-files.failures.rights");
    const { state, failure } = currentState(file, now);
    if (state !== "failed" || failure === "erased") throw new AppError("conflict", "prepared-files.notFailed");
    await restartPrepared(db, file, now);
    audit({ subject: id, before: { failure }, after: { title: file.title } });
    return { id };
  },
});
