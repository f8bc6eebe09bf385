import { write } from "@/lib/platform/operation";
import { moveApplicants } from "./move-applicants.queries";
import { movedApplicants, scheduleMcuInput } from "../pipeline/schema";
import { mcuDetails } from "../pipeline/stage-details.queries";

/**
 * Schedule the medical check-up with letter, clinic, package and date. Several applicants may share one letter.
 * product 5.13c
 */
export const scheduleMcu = write({
  name: "applicants.schedule-mcu",
  access: "applicants:mcu-schedule",
  input: scheduleMcuInput,
  output: movedApplicants,
  async run(scope, { ids, version, reason, ...schedule }) {
    const details = await mcuDetails(scope, ids, schedule);
    const applicants = await moveApplicants(scope, {
      ids,
      version,
      moves: () => [{ type: "mcu", status: "InProgress", reason, details }],
    });
    return { moved: applicants.length, applicants };
  },
});
