import { write } from "@/lib/platform/operation";
import { moveApplicants } from "./move-applicants.queries";
import type { MoveTarget } from "../pipeline/move-target.queries";
import { statesOf } from "../pipeline/rules";
import { movedApplicants, scheduleTestsInput } from "../pipeline/schema";

/**
 * Schedule CES and Marlin on one date and place, for one or many applicants. A reason makes a failed test a retake.
 * product 5.1
 */
export const scheduleTests = write({
  name: "applicants.schedule-tests",
  access: "applicants:tests-schedule",
  input: scheduleTestsInput,
  output: movedApplicants,
  async run(scope, { ids, version, tests, date, time, place, reason }) {
    const isWaitingForTest = ({ history }: MoveTarget) => {
      const states = statesOf(history);
      return tests.filter((type) =>
        ["Pending", "InProgress", ...(reason ? ["Failed"] : [])].includes(states[type] ?? ""),
      );
    };
    const moves = (target: MoveTarget) =>
      isWaitingForTest(target).map((type) => ({
        type,
        status: "InProgress" as const,
        reason,
        details: { date, time, place },
      }));
    const applicants = await moveApplicants(scope, { ids, version, moves });
    return { moved: applicants.length, applicants };
  },
});
