import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { movedApplicant, recordInterviewNoteInput } from "../pipeline/schema";
import { noteDetails } from "../pipeline/stage-details.queries";

/** Record one assessor's note. Each note is a separate row. product 5.1 */
export const recordInterviewNote = write({
  name: "applicants.record-interview-note",
  access: "applicants:interview-schedule",
  input: recordInterviewNoteInput,
  output: movedApplicant,
  async run(scope, { id, version, ...note }) {
    const details = await noteDetails(scope, note);
    return moveApplicant(scope, { id, version, moves: () => [{ type: "interview", status: "Completed", details }] });
  },
});
