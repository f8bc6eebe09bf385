import { read } from "@/lib/platform/operation";
import { findVisibleApplicant, toResponse } from "./assessment-history.queries";
import { selectHistory } from "../pipeline/move-target.queries";
import { assessment, lastAssessmentInput } from "../pipeline/schema";

/** Return the last row of one stage; null before the stage is reached. Document 1 §7. @throws not-found */
export const getLastAssessment = read({
  name: "applicants.get-last-assessment",
  access: "applicants:view",
  input: lastAssessmentInput,
  output: assessment.nullable(),
  async run({ db, actor }, { id, type }) {
    await findVisibleApplicant(db, actor, id);
    const lastRow = (await selectHistory(db, [id])).findLast((row) => row.assessment.type === type);
    return lastRow ? toResponse(actor, lastRow) : null;
  },
});
