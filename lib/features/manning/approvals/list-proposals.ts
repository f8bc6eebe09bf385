import { eq, and } from "drizzle-orm";
import { z } from "zod";
import { vessels } from "@/db/schema/vessels";
import { findingTextOf } from "@/lib/features/crew/compliance/finding-text.rules";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound } from "@/lib/platform/errors";
import { read } from "@/lib/platform/operation";
import { recordId } from "@/lib/platform/validation";
import { isOpenSlot, apiSlotOf } from "../slots.rules";
import { declarationOf } from "../declaration.rules";
import { proposalsOf } from "./proposals-of-vessel.queries";
import { vesselProposals } from "./schema";

/**
 * List proposals that need the approval of a vessel's principal, each with version and check result. product 5.9
 * "Batch"
 * @throws not-found
 */
export const listProposals = read({
  name: "approvals.list-proposals",
  access: "approvals:decide-as-principal",
  input: z.object({ vesselId: recordId }),
  output: vesselProposals,
  async run({ db, actor, now, locale }, { vesselId }) {
    const [vessel] = await db
      .select({ name: vessels.name })
      .from(vessels)
      .where(and(eq(vessels.id, vesselId), visibleTo(actor)));
    if (!vessel) throw notFound("vessels.notFound");
    const proposals = await proposalsOf({ db, actor, now }, vesselId);
    return {
      vesselId,
      vesselName: vessel.name,
      declaration: declarationOf("principal-1"),
      rows: proposals.map(({ plan: { slot, ...plan }, items }) => ({
        ...plan,
        assignmentOn: isOpenSlot(slot) ? apiSlotOf[slot] : null,
        isClear: items?.length === 0,
        exceptions: (items ?? []).map((item) => ({ level: item.level, text: findingTextOf(item, locale) })),
      })),
    };
  },
});
