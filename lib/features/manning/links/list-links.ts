import { and, desc, eq } from "drizzle-orm";
import { crew } from "@/db/schema/crew";
import { approvalItems, approvalLinks, assignments } from "@/db/schema/manning";
import { vessels } from "@/db/schema/vessels";
import { hideStopped } from "@/lib/features/crew/queries";
import { visibleTo } from "@/lib/features/vessels/queries";
import { read } from "@/lib/platform/operation";
import { assignmentLinks, assignmentLinksInput } from "./schema";

const maxLinks = 100;

/** List who was asked about an assignment by link, when, and the outcome. Never returns a token. product 5.9, 5.11 */
export const listLinks = read({
  name: "approvals.list-links",
  access: "approvals:links",
  input: assignmentLinksInput,
  output: assignmentLinks,
  run: ({ db, actor }, { assignmentId }) =>
    db
      .select({
        id: approvalLinks.id,
        itemId: approvalItems.id,
        purpose: approvalLinks.purpose,
        name: approvalLinks.name,
        email: approvalLinks.email,
        askedAt: approvalItems.askedAt,
        expiresAt: approvalItems.expiresAt,
        remindedAt: approvalItems.remindedAt,
        escalatedAt: approvalItems.escalatedAt,
        endedAt: approvalItems.endedAt,
        endReason: approvalItems.endReason,
      })
      .from(approvalItems)
      .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
      .innerJoin(assignments, eq(assignments.id, approvalItems.assignmentId))
      .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
      .innerJoin(crew, eq(crew.id, assignments.crewId))
      .where(and(eq(approvalItems.assignmentId, assignmentId), visibleTo(actor), hideStopped(actor)))
      .orderBy(desc(approvalItems.id))
      .limit(maxLinks),
});
