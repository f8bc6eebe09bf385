import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { movedApplicant, recordMcuResultInput } from "../pipeline/schema";
import { resultDetails } from "../pipeline/stage-details.queries";

/** Record the clinic's result. The file becomes a medical file of the applicant. product 5.13c */
export const recordMcuResult = write({
  name: "applicants.record-mcu-result",
  access: "applicants:mcu-schedule",
  input: recordMcuResultInput,
  output: movedApplicant,
  async run(scope, { id, version, ...result }) {
    const details = await resultDetails(scope, id, result);
    return moveApplicant(scope, { id, version, moves: () => [{ type: "mcu", status: "Completed", details }] });
  },
});
