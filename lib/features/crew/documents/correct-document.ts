import { write } from "@/lib/platform/operation";
import { authorOf } from "../sections/edit-scope.queries";
import { replaceDocument } from "./edit-document.queries";
import { findCurrentDocument } from "./current-documents.queries";
import { recordChanged } from "../sections/values.schema";
import { renewDocumentInput } from "./schema";
import { lockCrew } from "../queries";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { directly } from "../sections/write-permission.rules";

/**
 * Correct a document's details. The old version stays in the history, and the document must be verified again. @throws
 * not-found, forbidden, conflict, invalid
 */
export const correctDocument = write({
  name: "crew.correct-paper",
  access: directly("crew:add-certificate"),
  input: renewDocumentInput,
  output: recordChanged,
  async run(scope, { crewId, kind, id, ...values }) {
    const { db, actor, audit } = scope;
    const person = await lockCrew(db, actor, crewId);
    const old = await findCurrentDocument(db, crewId, kind, id);
    const corrected = await replaceDocument(scope, person, old, values, { author: authorOf(actor), isRenewal: false });
    await refreshCertificateValidity(db, [crewId]);
    const stored = { ...values, expired: corrected.expired };
    const changed = (["number", "issued", "expired", "description"] as const).filter(
      (field) => old[field] !== stored[field],
    );
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      before: { kind, paperId: id, name: old.name, expired: old.expired },
      after: { kind, paperId: corrected.id, expired: stored.expired, changed },
    });
    return { id: corrected.id, crewId };
  },
});
