import { and, eq, isNull } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import type { Transaction } from "@/db/client";
import { decisionParties, type DecisionParty } from "@/db/enums/evidence";
import type { LinkEnd, LinkPurpose } from "@/db/enums/manning";
import { approvalItems, approvalLinks } from "@/db/schema/manning";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { daysAfter } from "@/lib/platform/calendar/instants";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { linksEndedByChange } from "./ended-links.rules";
import type { AssignmentRow } from "../seats.queries";
import type { Change } from "../slots.rules";

type LinkScope = { db: Transaction; now: Date };
type OpenItem = { id: number; assignmentId: number; purpose: LinkPurpose; askedAt: Date };

const parties = {
  "principal-approval": "principal",
  "employee-consent": "employee",
  "extension-consent": "extension",
} as const satisfies Record<LinkPurpose, DecisionParty>;
export const partyOf = <Purpose extends LinkPurpose>(purpose: Purpose) => parties[purpose];

const minLinkDays = 7;
const maxLinkDays = 30;
const defaultLinkDays = 14;

/** Return a link's lifetime in days. product 5.9 */
function linkDays(): number {
  const configuredDays = Number(process.env.APPROVAL_LINK_DAYS ?? defaultLinkDays);
  return configuredDays >= minLinkDays && configuredDays <= maxLinkDays ? configuredDays : defaultLinkDays;
}

type Plan = Pick<AssignmentRow, "slot" | "startDate" | "endDate">;

/**
 * Return when a link expires: after its lifetime, at the latest on the joining day, or the sign-off day once that has
 * passed.
 */
export function expiryOf({ slot, startDate, endDate }: Plan, askedAt: Date): Date {
  const last = slot !== "current" && startDate >= dayOf(askedAt) ? startDate : endDate;
  const afterLast = new Date(`${addDays(last, 1)}T00:00:00+07:00`);
  const defaultExpiry = daysAfter(askedAt, linkDays());
  return afterLast < defaultExpiry ? afterLast : defaultExpiry;
}

const openItems = (db: Transaction, assignmentIds: number[]): Promise<OpenItem[]> =>
  db
    .select({
      id: approvalItems.id,
      assignmentId: approvalItems.assignmentId,
      askedAt: approvalItems.askedAt,
      purpose: approvalLinks.purpose,
    })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(and(anyOf(approvalItems.assignmentId, assignmentIds), isNull(approvalItems.endedAt)));

/** End link items with a reason. Answers and delegations already have their own events. */
export async function endItems({ db, now }: LinkScope, items: readonly OpenItem[], reason: LinkEnd) {
  if (items.length === 0) return;
  const ids = items.map(({ id }) => id);
  await db.update(approvalItems).set({ endedAt: now, endReason: reason }).where(anyOf(approvalItems.id, ids));
  if (reason === "decided" || reason === "handed-over") return;
  const chains = new Map(items.map((item) => [`${item.assignmentId}${partyOf(item.purpose)}`, item]));
  for (const { assignmentId, purpose } of chains.values())
    await appendEvent(db, { assignmentId, party: partyOf(purpose), type: "ended", at: now, said: { reason } });
}

/** End the links affected by stored changes, or move them to the new version. product 5.9 */
export async function updateLinksAfterChange(
  linkScope: LinkScope,
  changes: readonly Change[],
  before: readonly AssignmentRow[],
  after: readonly AssignmentRow[],
) {
  if (changes.length === 0) return;
  const open = await openItems(
    linkScope.db,
    changes.map(({ assignmentId }) => assignmentId),
  );
  for (const change of changes) {
    const [was, is] = [before, after].map((rows) => rows.find(({ id }) => id === change.assignmentId));
    if (!was || !is) continue;
    const linkEnds = linksEndedByChange(change, was);
    const own = open.filter(({ assignmentId }) => assignmentId === is.id);
    for (const party of decisionParties) {
      const partyItems = own.filter(({ purpose }) => partyOf(purpose) === party);
      const end = linkEnds[party];
      if (end) await endItems(linkScope, partyItems, end);
      else for (const item of partyItems) await moveToNewVersion(linkScope, item, was, is);
    }
  }
}

/** Move an unchanged question to the new version, if it belonged to the previous one. */
async function moveToNewVersion({ db }: LinkScope, { id, askedAt }: OpenItem, was: AssignmentRow, is: AssignmentRow) {
  await db
    .update(approvalItems)
    .set({ version: is.version, expiresAt: expiryOf(is, askedAt) })
    .where(and(eq(approvalItems.id, id), eq(approvalItems.version, was.version)));
}
