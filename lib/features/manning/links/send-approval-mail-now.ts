import { and, eq } from "drizzle-orm";
import { principals, vessels } from "@/db/schema/vessels";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { sendBundle } from "./bundle.queries";
import { planningMailSent, queuedMailInput } from "./schema";

/** Send a principal's queued mail immediately. product 5.9 @throws not-found; rule when the queue is empty */
export const sendApprovalMailNow = write({
  name: "manning.send-approval-mail-now",
  access: "manning:propose",
  input: queuedMailInput,
  output: planningMailSent,
  async run(scope, { vesselId }) {
    const { db, actor } = scope;
    const [owner] = await db
      .select({ id: principals.id, divisionId: principals.divisionId })
      .from(vessels)
      .innerJoin(principals, eq(principals.id, vessels.principalId))
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)))
      .for("no key update", { of: principals });
    if (!owner) throw notFound("vessels.notFound");
    const { mailIds, assignmentIds } = await sendBundle(scope, owner.id);
    if (mailIds.length === 0) throw refused("approvals.queue.empty");
    for (const subject of assignmentIds) scope.audit({ subject, divisionId: owner.divisionId, after: { mailIds } });
    return { mailIds, message: "Email sent!" };
  },
});
