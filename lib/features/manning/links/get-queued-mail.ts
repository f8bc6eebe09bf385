import { and, eq } from "drizzle-orm";
import { vessels } from "@/db/schema/vessels";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { mailQueueOf } from "./bundle.queries";
import { queuedMail, queuedMailInput } from "./schema";

/**
 * Return the mail queued for a vessel's principal and its send time. Runs two queries. product 5.9
 * @throws not-found
 */
export const getQueuedMail = read({
  name: "manning.get-queued-mail",
  access: "manning:propose",
  input: queuedMailInput,
  output: queuedMail,
  async run({ db, actor }, { vesselId }) {
    const [vessel] = await db
      .select({ principalId: vessels.principalId })
      .from(vessels)
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
    if (!vessel) throw notFound("vessels.notFound");
    const queue = vessel.principalId === null ? null : await mailQueueOf(db, vessel.principalId);
    return { vesselId, count: queue?.count ?? 0, sendAt: queue?.sendAt ?? null };
  },
});
