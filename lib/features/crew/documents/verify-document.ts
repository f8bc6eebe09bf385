import { userActorOf } from "@/lib/platform/access";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { recordChanged } from "../sections/values.schema";
import { verifyDocumentInput } from "./schema";
import { lockCrew } from "../queries";
import { updateDocument, findDocument, isUploadOf } from "./verification.queries";

/**
 * Verify a document as a user who neither entered it nor uploaded its scan; stores how it was verified. product 2.4,
 * 5.11 @throws not-found, conflict, rule for one's own upload
 */
export const verifyDocument = write({
  name: "crew.verify-paper",
  access: "crew:verify-certificate",
  input: verifyDocumentInput,
  output: recordChanged,
  async run({ db, actor, now, audit }, { crewId, kind, id, method, note }) {
    const { userId } = userActorOf(actor);
    const person = await lockCrew(db, actor, crewId);
    const document = await findDocument(db, crewId, kind, id);
    if (document.createdBy === userId || (await isUploadOf(db, document.fileId, userId)))
      throw refused("crew.papers.ownUpload");
    if (document.verifiedAt) throw new AppError("conflict", "crew.papers.verifiedAlready");
    await updateDocument(db, kind, id, {
      verifiedAt: now,
      verifiedBy: userId,
      verificationMethod: method,
      verificationNote: note,
    });
    audit({ subject: crewId, divisionId: person.divisionId, after: { kind, paperId: id, method } });
    return { id, crewId };
  },
});
