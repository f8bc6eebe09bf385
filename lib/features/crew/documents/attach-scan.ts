import { write } from "@/lib/platform/operation";
import { authorOf } from "../sections/edit-scope.queries";
import { replaceScan } from "./edit-document.queries";
import { findCurrentDocument } from "./current-documents.queries";
import { recordChanged } from "../sections/values.schema";
import { attachScanInput } from "./schema";
import { lockCrew } from "../queries";
import { refreshCertificateValidity } from "../compliance/certificate-validity.queries";
import { directly } from "../sections/write-permission.rules";

/**
 * Attach or replace the scan of a document; an earlier verification is removed. @throws not-found, forbidden, conflict,
 * invalid
 */
export const attachScan = write({
  name: "crew.attach-scan",
  access: directly("crew:add-certificate"),
  input: attachScanInput,
  output: recordChanged,
  async run(scope, { crewId, kind, id, attachment }) {
    const { db, actor, audit } = scope;
    const person = await lockCrew(db, actor, crewId);
    const old = await findCurrentDocument(db, crewId, kind, id);
    const scanned = await replaceScan(scope, person, old, attachment, authorOf(actor));
    await refreshCertificateValidity(db, [crewId]);
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      before: { kind, paperId: id, fileId: old.fileId },
      after: { kind, paperId: scanned, fileId: attachment },
    });
    return { id: scanned, crewId };
  },
});
