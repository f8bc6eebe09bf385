import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Executor, Transaction } from "@/db/client";
import type { AppraisalEvent, ReviewStatus } from "@/db/enums/appraisals";
import { appraisalEvents, appraisals } from "@/db/schema/appraisals";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { refused } from "@/lib/platform/errors";
import { scoreOf } from "./average.rules";
import type { appraisalChanged } from "./schema";
import { reportingStatusOf, stepFrom, type Step } from "./status.rules";

type Author = { db: Transaction; actor: Actor; now: Date };
type Appraisal = typeof appraisals.$inferSelect;

/** Return the authors of a report. They may not review it. */
export async function reportAuthorsOf(db: Executor, appraisalId: number): Promise<(number | null)[]> {
  const isAuthorEvent = inArray(appraisalEvents.event, ["submitted", "revised"]);
  const events = await db
    .selectDistinct({ userId: appraisalEvents.createdBy })
    .from(appraisalEvents)
    .where(and(eq(appraisalEvents.appraisalId, appraisalId), isAuthorEvent));
  return events.map(({ userId }) => userId);
}

const refusals: Partial<Record<AppraisalEvent, string>> = {
  revised: "appraisals.notEditable",
  "sent-back": "appraisals.notReviewable",
  approved: "appraisals.notReviewable",
  reopened: "appraisals.notApproved",
};

/** Check that a report may take this step. @throws rule for a wrong status or the report's own seafarer */
export function assertStepAllowed(actor: Actor, { crewId, reviewStatus }: Appraisal, event: AppraisalEvent): Step {
  const step = stepFrom(reviewStatus, event);
  if (!step) throw refused(refusals[event] ?? "appraisals.notEditable");
  if (actor.kind === "user" && actor.crewId === crewId) throw refused("appraisals.ownReport");
  return step;
}

type AppraisalLogEntry = { event: AppraisalEvent; from: ReviewStatus | null; reason?: string | null };

/** Log what happened to a report. */
export const logAppraisal = (
  { db, actor, now }: Author,
  row: Appraisal,
  { event, from, reason = null }: AppraisalLogEntry,
) =>
  db.insert(appraisalEvents).values({
    appraisalId: row.id,
    event,
    fromStatus: from,
    toStatus: row.reviewStatus,
    revisionNumber: row.revisionNumber,
    reason,
    createdAt: now,
    createdBy: userIdOf(actor),
  });

/** Update a locked report. @returns the row after the change */
export async function storeAppraisal(
  { db, actor, now }: Author,
  id: number,
  values: Partial<typeof appraisals.$inferInsert>,
): Promise<Appraisal> {
  const [row] = await db
    .update(appraisals)
    .set({ ...values, updatedAt: now, updatedBy: userIdOf(actor), version: sql`${appraisals.version} + 1` })
    .where(eq(appraisals.id, id))
    .returning();
  if (!row) throw new Error("appraisal was not stored");
  return row;
}

/** Return the response of every change. */
export const changeResponse = (
  row: Appraisal,
  {
    isRepeat = false,
    sendEmailType = null,
    mailIds = [] as number[],
  }: { isRepeat?: boolean; sendEmailType?: string | null; mailIds?: number[] } = {},
): z.input<typeof appraisalChanged> => ({
  id: row.id,
  employeeAppraisalId: row.id,
  version: row.version,
  reportingStatus: reportingStatusOf(row.reviewStatus),
  reviewStatus: row.reviewStatus,
  revisionNumber: row.revisionNumber,
  seafarersRatingMandatoryAverageScore: scoreOf(row.averageScore),
  isRepeat,
  sendEmailType,
  mailIds,
});
