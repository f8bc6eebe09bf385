import { and, eq, isNull } from "drizzle-orm";
import { files } from "@/db/schema/files";
import { isForRequest, storeWorkbook } from "@/lib/features/chandler/uploads/queries";
import { isForContract, storeWordDocument } from "@/lib/features/contracts/uploads.queries";
import { AppError } from "@/lib/platform/errors";
import { assertFileSize, storeFile } from "@/lib/platform/files/store";
import { write } from "@/lib/platform/operation";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { uploadedFile, uploadFileInput } from "./schema";

/** Store a file of at most 2,000,000 bytes. A fileId of the visitor's own unclaimed file is replaced. Document 1 §5. */
export const uploadFile = write({
  name: "files.upload",
  access: "gate",
  input: uploadFileInput,
  output: uploadedFile,
  async admit({ db, actor, now }, { fileContent }) {
    assertFileSize(fileContent.size);
    if (actor.kind !== "visitor") return;
    if (!actor.sameNetwork) throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    await limitRate(db, { name: "upload", subject: actor.visitorId, max: 60, seconds: 3_600, now });
    await limitRate(db, {
      name: "upload-bytes",
      subject: actor.gateTokenId,
      max: 40_000_000,
      seconds: 28_800,
      now,
      weight: fileContent.size,
    });
  },
  async run({ db, actor, audit }, { fileId, fileType, fileContent }) {
    if (actor.kind !== "visitor" && actor.kind !== "user") throw new AppError("forbidden", "errors.forbidden");
    const owner = actor.kind === "visitor" ? { visitorId: actor.visitorId } : { uploadedBy: actor.userId };
    const upload = { fileType, name: fileContent.name, bytes: Buffer.from(await fileContent.arrayBuffer()) };
    const stored =
      actor.kind === "user" && isForRequest(actor, upload)
        ? await storeWorkbook(db, upload, actor.userId)
        : actor.kind === "user" && isForContract(actor, upload)
          ? await storeWordDocument(db, upload, actor.userId)
          : await storeFile(db, { ...upload, owner });
    if (fileId) {
      const isOwnUnclaimed =
        actor.kind === "visitor" ? eq(files.visitorId, actor.visitorId) : eq(files.uploadedBy, actor.userId);
      await db.delete(files).where(and(eq(files.id, fileId), isOwnUnclaimed, isNull(files.subjectId)));
    }
    audit({ subject: stored.id, after: { fileType, contentType: stored.contentType, size: stored.size } });
    return { fileId: stored.id, fileName: stored.name, contentType: stored.contentType, size: stored.size };
  },
});
