import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./moves.queries";
import { decideMcuInput, movedApplicant } from "../pipeline/schema";

/** Passed needs result, health degree and file, and no unfit degree; after Failed one retake is left. product 5.1, 5.13c */
export const decideMcu = write({
  name: "applicants.decide-mcu",
  access: "applicants:mcu-schedule",
  input: decideMcuInput,
  output: movedApplicant,
  run: (scope, { id, version, decision, reason, final }) =>
    moveApplicant(scope, { id, version, moves: () => [{ type: "mcu", status: decision, reason, final }] }),
});
