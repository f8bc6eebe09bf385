import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import { crew } from "@/db/schema/crew";
import { approvalItems, approvalLinks, approvalTokens, assignments, extensions, seats } from "@/db/schema/manning";
import { users } from "@/db/schema/users";
import { principalContacts, vessels } from "@/db/schema/vessels";
import { notFound } from "@/lib/platform/errors";
import { linkStateOf, type LinkState } from "./link-state.rules";
import { isPending } from "../plans/extension-ends.queries";
import type { ExtensionStored } from "../extensions/queries";
import type { ApprovalLinkRow } from "../links/issue-link.queries";
import type { AssignmentRow } from "../seats.queries";

export type Question = {
  item: typeof approvalItems.$inferSelect;
  assignment: AssignmentRow;
  positionId: number;
  /** The pending extension request, where the link asks about one. */
  extension: ExtensionStored | null;
  state: LinkState;
};
type OpenedLinkRow = { link: ApprovalLinkRow; isRecipientActive: boolean };

const holders = alias(users, "holders");
/**
 * Whether the address belongs to someone who may not answer: an office account, another principal, or a contact without
 * permission.
 */
const belongsToOther = sql<boolean>`exists (select from ${users} as ${holders} where lower(${holders.email}) = ${approvalLinks.email}
    and case when ${approvalLinks.principalId} is null then ${holders.crewId} is null else ${holders.principalId} is distinct from ${approvalLinks.principalId} end)
  or exists (select from ${principalContacts} where ${principalContacts.email} = ${approvalLinks.email}
    and ${principalContacts.principalId} = ${approvalLinks.principalId} and not ${principalContacts.mayAnswer} and ${approvalLinks.userId} is null)`;

/** Find a link by its token. @throws not-found */
export async function findLink(db: Executor, token: string): Promise<OpenedLinkRow> {
  const [linkRow] = await db
    .select({
      link: approvalLinks,
      deactivatedAt: users.deactivatedAt,
      ofPrincipal: users.principalId,
      isOthers: belongsToOther,
    })
    .from(approvalTokens)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalTokens.linkId))
    .leftJoin(users, eq(users.id, approvalLinks.userId))
    .where(eq(approvalTokens.tokenHash, hashSecret(token)));
  if (!linkRow) throw notFound("approvals.linkInvalid");
  const { link, deactivatedAt, ofPrincipal, isOthers: isForeign } = linkRow;
  const isOfPrincipal = link.userId === null || link.principalId === null || ofPrincipal === link.principalId;
  return { link, isRecipientActive: deactivatedAt === null && isOfPrincipal && !isForeign };
}

/** List the questions of a link with their states. */
export async function questionsOf(
  db: Executor,
  { link, isRecipientActive }: OpenedLinkRow,
  now: Date,
): Promise<Question[]> {
  const rows = await db
    .select({
      item: approvalItems,
      assignment: assignments,
      principalId: vessels.principalId,
      stoppedAt: crew.processingStoppedAt,
      seatRemovedAt: seats.removedAt,
      positionId: seats.positionId,
      extension: extensions,
    })
    .from(approvalItems)
    .innerJoin(assignments, eq(assignments.id, approvalItems.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(vessels, eq(vessels.id, assignments.vesselId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .leftJoin(extensions, and(eq(extensions.assignmentId, assignments.id), isPending))
    .where(eq(approvalItems.linkId, link.id))
    .orderBy(asc(approvalItems.id));
  return rows.map(({ item, assignment, principalId, stoppedAt, seatRemovedAt, positionId, extension }) => {
    const belongsToOther = link.purpose === "principal-approval" && principalId !== link.principalId;
    const isClosed = !isRecipientActive || belongsToOther || stoppedAt !== null || seatRemovedAt !== null;
    const linkStateInput = { ...assignment, awaitsConsent: extension?.consent === "Pending" };
    const state = linkStateOf({ item, assignment: linkStateInput, purpose: link.purpose, isClosed, now });
    return { item, assignment, positionId, extension, state };
  });
}
