import { randomBytes } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import type { LinkPurpose } from "@/db/enums/manning";
import { crew } from "@/db/schema/crew";
import { approvalItems, approvalLinks, approvalTokens, assignments, seats } from "@/db/schema/manning";
import { positions } from "@/db/schema/positions";
import { userIdOf } from "@/lib/access/actor";
import { dayOf } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { expiryOf } from "../plans/links.queries";
import type { AssignmentRow } from "../seats.queries";
import type { Scope } from "../plans/store-outcome.queries";

type IssueScope = Pick<Scope, "db" | "actor" | "now">;
export type ApprovalLinkRow = typeof approvalLinks.$inferSelect;
/** Recipient of a link: a principal's or seafarer's account, or an address only. */
export type Recipient = {
  email: string;
  name: string;
  language: Locale;
  principalId: number | null;
  userId: number | null;
  crewId: number | null;
  namedBy?: number;
};

/** Return the person's link for a vessel and day. Later questions of that day join it. */
async function linkFor({ db, actor, now }: IssueScope, purpose: LinkPurpose, vesselId: number, to: Recipient) {
  const email = to.email.toLowerCase();
  const key = { purpose, vesselId, day: dayOf(now), email };
  const [link] = await db
    .insert(approvalLinks)
    .values({ ...to, ...key, createdAt: now, createdBy: userIdOf(actor) })
    .onConflictDoUpdate({
      target: [approvalLinks.purpose, approvalLinks.vesselId, approvalLinks.day, approvalLinks.email],
      set: { name: to.name, principalId: to.principalId, userId: to.userId },
    })
    .returning();
  if (!link) throw new Error("link was not stored");
  return link;
}

/** Add a token to a link. Only its hash is stored. mailNumber distinguishes the mails of a link. */
export async function newToken({ db, now }: Pick<IssueScope, "db" | "now">, linkId: number) {
  const token = randomBytes(32).toString("base64url");
  await db.insert(approvalTokens).values({ tokenHash: hashSecret(token), linkId, createdAt: now });
  return { token, mailNumber: await db.$count(approvalTokens, eq(approvalTokens.linkId, linkId)) };
}

/** Store a question about a proposal's current version, without a mail yet. */
export async function issueItem(issueScope: IssueScope, purpose: LinkPurpose, row: AssignmentRow, to: Recipient) {
  const { db, now } = issueScope;
  const link = await linkFor(issueScope, purpose, row.vesselId, to);
  const mailedAt = purpose === "principal-approval" ? null : now;
  const item = { version: row.version, askedAt: now, expiresAt: expiryOf(row, now), mailedAt, mailId: null };
  const resetFields = { remindedAt: null, escalatedAt: null, endedAt: null, endReason: null };
  await db
    .insert(approvalItems)
    .values({ linkId: link.id, assignmentId: row.id, ...item })
    .onConflictDoUpdate({
      target: [approvalItems.linkId, approvalItems.assignmentId],
      set: { ...item, ...resetFields },
    });
  return link;
}

/**
 * Store a question and return its link with a new token.
 * @returns the link and the token, which only this mail contains
 */
export async function issueLink(issueScope: IssueScope, purpose: LinkPurpose, row: AssignmentRow, to: Recipient) {
  const link = await issueItem(issueScope, purpose, row, to);
  return { link, ...(await newToken(issueScope, link.id)) };
}

/** List the open proposals of a link for a mail. */
export const openProposalsOf = (db: Executor, linkId: number) =>
  db
    .select({
      assignmentId: assignments.id,
      fullName: crew.fullName,
      position: { name: positions.name, nameEn: positions.nameEn },
      from: assignments.startDate,
      to: assignments.endDate,
      expiresAt: approvalItems.expiresAt,
    })
    .from(approvalItems)
    .innerJoin(assignments, eq(assignments.id, approvalItems.assignmentId))
    .innerJoin(seats, eq(seats.id, assignments.seatId))
    .innerJoin(positions, eq(positions.id, seats.positionId))
    .innerJoin(crew, eq(crew.id, assignments.crewId))
    .where(and(eq(approvalItems.linkId, linkId), isNull(approvalItems.endedAt)))
    .orderBy(asc(approvalItems.id));
export type OpenProposal = Awaited<ReturnType<typeof openProposalsOf>>[number];
