import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { recordChanged } from "../sections/values.schema";
import { removeCrewDocumentInput } from "./schema";
import { lockCrew } from "../queries";
import { updateDocument, findDocument, notVerified } from "./verification.queries";

/** Withdraw a verification, with the reason in the audit log. @throws not-found, conflict if there is none */
export const unverifyDocument = write({
  name: "crew.unverify-paper",
  access: "crew:verify-certificate",
  input: removeCrewDocumentInput,
  output: recordChanged,
  async run({ db, actor, audit }, { crewId, kind, id, reason }) {
    const person = await lockCrew(db, actor, crewId);
    const document = await findDocument(db, crewId, kind, id);
    if (!document.verifiedAt) throw new AppError("conflict", "crew.papers.notVerified");
    await updateDocument(db, kind, id, notVerified);
    audit({
      subject: crewId,
      divisionId: person.divisionId,
      after: { kind, paperId: id, verified: false },
      reason,
    });
    return { id, crewId };
  },
});
