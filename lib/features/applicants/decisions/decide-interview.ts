import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./moves.queries";
import { decideInterviewInput, movedApplicant } from "../pipeline/schema";

/** Passed needs the note of at least one assessor; Failed ends the application. product 5.1 */
export const decideInterview = write({
  name: "applicants.decide-interview",
  access: "applicants:interview-decide",
  input: decideInterviewInput,
  output: movedApplicant,
  run: (scope, { id, version, decision, reason }) =>
    moveApplicant(scope, { id, version, moves: () => [{ type: "interview", status: decision, reason }] }),
});
