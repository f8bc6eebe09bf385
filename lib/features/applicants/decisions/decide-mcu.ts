import { write } from "@/lib/platform/operation";
import { moveApplicant } from "./move-applicants.queries";
import { decideMcuInput, movedApplicant } from "../pipeline/schema";

/**
 * Decide the medical check-up. Passed needs result, fit health degree and file; after Failed one retake remains.
 * product 5.1, 5.13c
 */
export const decideMcu = write({
  name: "applicants.decide-mcu",
  access: "applicants:mcu-schedule",
  input: decideMcuInput,
  output: movedApplicant,
  run: (scope, { id, version, decision, reason, final }) =>
    moveApplicant(scope, { id, version, moves: () => [{ type: "mcu", status: decision, reason, final }] }),
});
