import { z } from "zod";
import { write } from "@/lib/platform/operation";
import { moveApplicants } from "./move-applicants.queries";

/**
 * End an application that was not revised within 14 days. Run by the queue only. product 5.1 @throws forbidden for
 * users, conflict when it has moved on
 */
export const failSilentRevision = write({
  name: "applicants.fail-silent-revision",
  access: "scheduler",
  input: z.object({ applicantId: z.int32() }),
  output: z.object({ failed: z.number() }),
  async run(scope, { applicantId }) {
    const moved = await moveApplicants(scope, {
      ids: [applicantId],
      moves: () => [{ type: "failed", status: "Completed", reason: "no-response" }],
    });
    return { failed: moved.length };
  },
});
