import { eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { userIdOf } from "@/lib/access/actor";
import { write } from "@/lib/platform/operation";
import { assertRemovable } from "./edit-document.queries";
import { findCurrentDocument } from "./current-documents.queries";
import { recordChanged } from "../sections/values.schema";
import { removeCrewDocumentInput } from "./schema";
import { lockCrew } from "../queries";
import { updateDocument, findDocument } from "./verification.queries";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { directly } from "../sections/write-permission.rules";

/**
 * Remove a document; it stays in the history. Certificates required by the matrix cannot be removed. D2 §5 @throws
 * not-found, forbidden, conflict, rule
 */
export const removeDocument = write({
  name: "crew.remove-paper",
  access: directly("crew:add-certificate"),
  also: { "crew:edit": ({ kind }) => kind === "personal-document" },
  input: removeCrewDocumentInput,
  output: recordChanged,
  async run({ db, actor, now, audit }, { crewId, kind, id, reason }) {
    const person = await lockCrew(db, actor, crewId);
    const { fileId } = await findDocument(db, crewId, kind, id);
    if (kind !== "personal-document")
      await assertRemovable(db, person, await findCurrentDocument(db, crewId, kind, id));
    await updateDocument(db, kind, id, { removedAt: now, removedBy: userIdOf(actor) });
    const isPortrait = kind === "personal-document" && fileId !== null && fileId === person.photoFileId;
    if (isPortrait) await db.update(crew).set({ photoFileId: null }).where(eq(crew.id, crewId));
    await refreshCertificateValidity(db, [crewId]);
    audit({ subject: crewId, divisionId: person.divisionId, before: { kind, paperId: id }, reason });
    return { id, crewId };
  },
});
