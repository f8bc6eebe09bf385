import { write } from "@/lib/platform/operation";
import { authorOf } from "../sections/edit-scope.queries";
import { addDocumentRow } from "./edit-document.queries";
import { addDocumentInput, documentAdded } from "./schema";
import { lockCrew } from "../queries";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { directly } from "../sections/write-permission.rules";

/**
 * Add a certificate or travel document. One with the same name in force stays unchanged, and the answer says ignored.
 * Mandatory ones need an expiry and a scan. D2 §5, product 5.17 @throws not-found, forbidden, invalid
 */
export const addDocument = write({
  name: "crew.add-paper",
  access: directly("crew:add-certificate"),
  input: addDocumentInput,
  output: documentAdded,
  async run(scope, { crewId, ...form }) {
    const { db, actor, audit, unchanged } = scope;
    const person = await lockCrew(db, actor, crewId);
    const { id, name, ignored } = await addDocumentRow(scope, person, form, authorOf(actor));
    if (ignored) unchanged();
    else {
      await refreshCertificateValidity(db, [crewId]);
      audit({
        subject: crewId,
        divisionId: person.divisionId,
        after: { kind: form.kind, paperId: id, name, issued: form.issued, expired: form.expired },
      });
    }
    return { id, crewId, ignored };
  },
});
