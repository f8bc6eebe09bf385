import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { decideInterviewInput, movedApplicant } from "../pipeline/schema";

/** Decide the interview. Passed needs at least one assessor's note; Failed ends the application. product 5.1 */
export const decideInterview = write({
  name: "applicants.decide-interview",
  access: "applicants:interview-decide",
  input: decideInterviewInput,
  output: movedApplicant,
  run: (scope, { id, version, decision, reason }) =>
    moveApplicant(scope, { id, version, moves: () => [{ type: "interview", status: decision, reason }] }),
});
