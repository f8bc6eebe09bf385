import { AppError } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { recordChanged } from "../sections/schema";
import { removePaperInput } from "./schema";
import { lockCrew } from "../queries";
import { changePaper, currentPaper, notVerified } from "./verification.queries";

/** Withdraw a verification, with the reason in the audit log. @throws not-found, conflict if there is none */
export const unverifyPaper = write({
  name: "crew.unverify-paper",
  access: "crew:verify-certificate",
  input: removePaperInput,
  output: recordChanged,
  async run({ db, actor, audit }, { employeeId, kind, id, reason }) {
    const person = await lockCrew(db, actor, employeeId);
    const paper = await currentPaper(db, employeeId, kind, id);
    if (!paper.verifiedAt) throw new AppError("conflict", "crew.papers.notVerified");
    await changePaper(db, kind, id, notVerified);
    audit({
      subject: employeeId,
      divisionId: person.divisionId,
      after: { kind, paperId: id, verified: false },
      reason,
    });
    return { id, employeeId };
  },
});
