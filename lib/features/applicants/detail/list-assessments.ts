import { z } from "zod";
import { read } from "@/lib/platform/operation";
import { findVisibleApplicant, toResponse } from "./assessment-history.queries";
import { selectHistory } from "../pipeline/move-target.queries";
import { assessment, ofApplicant } from "../pipeline/schema";

/** List all history rows of an applicant, oldest first. Document 1 §7. @throws not-found */
export const listAssessments = read({
  name: "applicants.list-assessments",
  access: "applicants:view",
  input: ofApplicant,
  output: z.array(assessment),
  async run({ db, actor }, { id }) {
    await findVisibleApplicant(db, actor, id);
    return (await selectHistory(db, [id])).map((row) => toResponse(actor, row));
  },
});
