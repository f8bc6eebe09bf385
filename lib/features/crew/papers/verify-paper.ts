import { personOf } from "@/lib/platform/access";
import { AppError, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { recordChanged } from "../sections/schema";
import { verifyPaperInput } from "./schema";
import { lockCrew } from "../queries";
import { changePaper, currentPaper, isUploadOf } from "./verification.queries";

/**
 * Verify a document as a user who neither entered it nor uploaded its scan; stores how it was verified. product 2.4,
 * 5.11 @throws not-found, conflict, rule for one's own upload
 */
export const verifyPaper = write({
  name: "crew.verify-paper",
  access: "crew:verify-certificate",
  input: verifyPaperInput,
  output: recordChanged,
  async run({ db, actor, now, audit }, { employeeId, kind, id, method, note }) {
    const { userId } = personOf(actor);
    const person = await lockCrew(db, actor, employeeId);
    const paper = await currentPaper(db, employeeId, kind, id);
    if (paper.createdBy === userId || (await isUploadOf(db, paper.fileId, userId)))
      throw refused("crew.papers.ownUpload");
    if (paper.verifiedAt) throw new AppError("conflict", "crew.papers.verifiedAlready");
    await changePaper(db, kind, id, {
      verifiedAt: now,
      verifiedBy: userId,
      verificationMethod: method,
      verificationNote: note,
    });
    audit({ subject: employeeId, divisionId: person.divisionId, after: { kind, paperId: id, method } });
    return { id, employeeId };
  },
});
