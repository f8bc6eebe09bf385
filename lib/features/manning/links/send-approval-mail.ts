import { eq } from "drizzle-orm";
import { z } from "zod";
import { principals } from "@/db/schema/vessels";
import { write } from "@/lib/platform/operation";
import { sendBundle } from "./bundle.queries";

/**
 * Send a principal the proposals since the last mail. Run by the queue only. product 5.9
 * @throws forbidden for people
 */
export const sendApprovalMail = write({
  name: "manning.send-approval-mail",
  access: "scheduler",
  input: z.object({ principalId: z.int32() }),
  output: z.object({ mailIds: z.array(z.number()) }),
  async run(scope, { principalId }) {
    const { db } = scope;
    const [owner] = await db.select().from(principals).where(eq(principals.id, principalId)).for("no key update");
    const { mailIds, assignmentIds } = owner
      ? await sendBundle(scope, principalId)
      : { mailIds: [], assignmentIds: [] };
    for (const subject of assignmentIds)
      scope.audit({ subject, ...(owner ? { divisionId: owner.divisionId } : {}), after: { mailIds } });
    if (assignmentIds.length === 0) scope.unchanged();
    return { mailIds };
  },
});
