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
 * Renew a certificate or travel document with a new row; the old one stays in the history. product 2.4 @throws
 * not-found, forbidden, conflict, invalid
 */
export const renewDocument = write({
  name: "crew.renew-paper",
  access: directly("crew:add-certificate"),
  input: renewDocumentInput,
  output: recordChanged,
  async run(scope, { crewId, kind, id, ...values }) {
    const { db, actor, audit } = scope;
    const person = await lockCrew(db, actor, crewId);
    const old = await findCurrentDocument(db, crewId, kind, id);
    const renewed = await replaceDocument(scope, person, old, values, { author: authorOf(actor), isRenewal: true });
    await refreshCertificateValidity(db, [crewId]);
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      before: { kind, paperId: id, name: old.name, expired: old.expired },
      after: { kind, paperId: renewed.id, name: old.name, issued: values.issued, expired: renewed.expired },
    });
    return { id: renewed.id, crewId };
  },
});
