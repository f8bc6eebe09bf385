import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { write } from "@/lib/platform/operation";
import { authorOf } from "../sections/edit-scope.queries";
import { assertRemovable } from "./edit.queries";
import { findPaper } from "./store.queries";
import { recordChanged } from "../sections/schema";
import { removePaperInput } from "./schema";
import { lockCrew } from "../queries";
import { changePaper, currentPaper } from "./verification.queries";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { assertWrites } from "../sections/write-right.rules";

/** Takes a paper out of force; it stays in the history. Certificates the matrix demands cannot be removed. D2 §5 @throws not-found, forbidden, conflict, rule */
export const removePaper = write({
  name: "crew.remove-paper",
  access: "crew:add-certificate",
  input: removePaperInput,
  output: recordChanged,
  async run({ db, actor, now, audit }, { employeeId, kind, id, reason }) {
    const person = await lockCrew(db, actor, employeeId);
    assertWrites(actor, kind === "personal-document" ? "crew:edit" : "crew:add-certificate");
    const { fileId } = await currentPaper(db, employeeId, kind, id);
    if (kind !== "personal-document") await assertRemovable(db, person, await findPaper(db, employeeId, kind, id));
    await changePaper(db, kind, id, { removedAt: now, removedBy: authorOf(actor).userId });
    const isPortrait = kind === "personal-document" && fileId !== null && fileId === person.photoFileId;
    if (isPortrait) await db.update(crew).set({ photoFileId: null }).where(eq(crew.id, employeeId));
    await refreshCertificateValidity(db, [employeeId]);
    audit({ subject: employeeId, divisionId: person.divisionId, before: { kind, paperId: id }, reason });
    return { id, employeeId };
  },
});
