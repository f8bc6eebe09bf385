import { write } from "@/lib/platform/operation";
import { moveApplicants } from "./move-applicants.queries";
import { movedApplicants, scheduleInterviewInput } from "../pipeline/schema";
import { interviewDetails } from "../pipeline/stage-details.queries";

/**
 * Schedule the interview with date, time, place or link, and assessors. Scheduling again is a change and sends mails
 * again. product 5.1
 */
export const scheduleInterview = write({
  name: "applicants.schedule-interview",
  access: "applicants:interview-schedule",
  input: scheduleInterviewInput,
  output: movedApplicants,
  async run(scope, { ids, version, reason, ...schedule }) {
    const details = await interviewDetails(scope, schedule);
    const applicants = await moveApplicants(scope, {
      ids,
      version,
      moves: () => [{ type: "interview", status: "InProgress", reason, details }],
    });
    return { moved: applicants.length, applicants };
  },
});
