import { and, eq } from "drizzle-orm";
import { approvalItems, approvalLinks, assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { visibleTo } from "@/lib/features/vessels/queries";
import { notFound, refused } from "@/lib/platform/errors";
import { write } from "@/lib/platform/operation";
import { linkRevoked, revokeLinkInput } from "./schema";
import { endItems } from "../plans/links.queries";

/**
 * Revoke one person's question about an assignment. product 5.9, 5.11
 * @throws not-found, rule for one that has ended
 */
export const revokeLink = write({
  name: "manning.revoke-link",
  access: "approvals:links",
  input: revokeLinkInput,
  output: linkRevoked,
  async run({ db, actor, now, audit }, { itemId }) {
    const [item] = await db
      .select({
        id: approvalItems.id,
        assignmentId: approvalItems.assignmentId,
        askedAt: approvalItems.askedAt,
        endedAt: approvalItems.endedAt,
        purpose: approvalLinks.purpose,
        divisionId: vessels.divisionId,
      })
      .from(approvalItems)
      .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
      .innerJoin(assignments, eq(assignments.id, approvalItems.assignmentId))
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .where(and(eq(approvalItems.id, itemId), visibleTo(actor)))
      .for("update", { of: approvalItems });
    if (!item) throw notFound("approvals.linkNotFound");
    if (item.endedAt !== null) throw refused("approvals.linkEnded");
    await endItems({ db, now }, [item], "revoked");
    audit({ subject: item.assignmentId, divisionId: item.divisionId, after: { itemId } });
    return { itemId };
  },
});
