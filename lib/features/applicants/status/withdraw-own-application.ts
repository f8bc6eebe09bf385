import { eq } from "drizzle-orm";
import { withdrawnReason } from "@/db/enums/applicants";
import { applicants } from "@/db/schema/applicants";
import { AppError } from "@/lib/platform/errors";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { write } from "@/lib/platform/operation";
import { moveApplicant } from "../decisions/move-applicants.queries";
import { withdrawnApplication, withdrawOwnInput } from "../pipeline/schema";
import { matchesStatusLink } from "../queries";

/**
 * Withdraw an application from the status page, by number and guid. @throws not-found "Link is broken!", conflict
 * when it has ended
 */
export const withdrawOwnApplication = write({
  name: "applicants.withdraw-own",
  access: "gate",
  input: withdrawOwnInput,
  output: withdrawnApplication,
  admit: ({ db, address, now }) => limitRate(db, { name: "withdraw", subject: address, max: 20, seconds: 3_600, now }),
  async run(scope, { registrationNo, registrationGuid }) {
    if (scope.actor.kind !== "visitor") throw new AppError("forbidden", "errors.gateExpired", {}, [], "GATE_EXPIRED");
    const own = matchesStatusLink(registrationNo, registrationGuid);
    const [applicant] = await scope.db.select({ id: applicants.id }).from(applicants).where(own);
    if (!applicant) throw new AppError("not-found", "applicants.linkBroken");
    await moveApplicant(scope, {
      id: applicant.id,
      visible: eq(applicants.id, applicant.id),
      moves: () => [{ type: "failed", status: "Completed", withdrawn: true, reason: withdrawnReason }],
    });
    return { registrationNo, outcome: "withdrawn" as const };
  },
});
