import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { anyOf } from "@/db/any-of";
import { approvalItems, approvalLinks, assignments } from "@/db/schema/manning";
import { appendEvent } from "@/lib/features/evidence/answer-chain.queries";
import { actorIdentity } from "@/lib/features/evidence/identity.rules";
import { workingDaysSince } from "@/lib/platform/calendar/working-days";
import { write } from "@/lib/platform/operation";
import { sendReminder, notifyOffice, type Announcement } from "./planning-mails.queries";
import { escalatedMail } from "./emails/planning";
import { newToken, type ApprovalLinkRow } from "./issue-link.queries";
import { officeRecipientsOf } from "./recipients.queries";
import { lockSeat } from "../seats.queries";
import type { Scope } from "../plans/store-outcome.queries";

const remindAfterWorkingDays = 2;
const escalateAfterWorkingDays = 4;
type LinkQuestionRow = { item: typeof approvalItems.$inferSelect; link: ApprovalLinkRow };

const systemActor = { kind: "scheduler" } as const;

/** Lock the proposal; null once it no longer needs the principal's answer. */
async function proposalOf({ db }: Scope, assignmentId: number): Promise<Announcement | null> {
  const [assignment] = await db.select().from(assignments).where(eq(assignments.id, assignmentId));
  if (!assignment) return null;
  const keys = { vesselId: assignment.vesselId, vesselCrewId: assignment.seatId, crewId: assignment.crewId };
  const manned = await lockSeat(db, systemActor, keys);
  const row = manned.rows.find(({ id }) => id === assignmentId);
  return row?.principalStatus === "Pending" && manned.person.processingStoppedAt === null ? { ...manned, row } : null;
}

/** Lock the open questions about it. Each link may hold other proposals of the vessel. */
const questionsOf = ({ db }: Scope, { row }: Announcement): Promise<LinkQuestionRow[]> =>
  db
    .select({ item: approvalItems, link: approvalLinks })
    .from(approvalItems)
    .innerJoin(approvalLinks, eq(approvalLinks.id, approvalItems.linkId))
    .where(
      and(
        eq(approvalItems.assignmentId, row.id),
        eq(approvalItems.version, row.version),
        eq(approvalLinks.purpose, "principal-approval"),
        isNull(approvalItems.endedAt),
      ),
    )
    .orderBy(asc(approvalLinks.id))
    .for("update");

async function remindOf(scope: Scope, { link, item }: LinkQuestionRow, announcement: Announcement) {
  const isDue = workingDaysSince(item.askedAt, scope.now) >= remindAfterWorkingDays && item.expiresAt > scope.now;
  if (!isDue || item.remindedAt !== null) return false;
  await sendReminder(scope, announcement, { link, ...(await newToken(scope, link.id)) });
  await scope.db
    .update(approvalItems)
    .set({ remindedAt: scope.now })
    .where(and(eq(approvalItems.linkId, link.id), isNull(approvalItems.endedAt)));
  return true;
}

async function escalate(scope: Scope, questions: readonly LinkQuestionRow[], announcement: Announcement) {
  const { seatDetails, person, row } = announcement;
  const lateQuestions = questions.filter(
    ({ item }) => workingDaysSince(item.askedAt, scope.now) >= escalateAfterWorkingDays,
  );
  const [first] = lateQuestions;
  if (!first || lateQuestions.some(({ item }) => item.escalatedAt !== null)) return false;
  const plan = { fullName: person.fullName, position: seatDetails.position, from: row.startDate, to: row.endDate };
  const askedNames = lateQuestions.map(({ link }) => link.name);
  const mailFacts = { vessel: seatDetails.vessel, plan, since: first.item.askedAt, asked: askedNames };
  await notifyOffice(
    scope,
    announcement,
    "PlanningEscalated",
    await officeRecipientsOf(scope, announcement, ["planning", "managers"]),
    (reader) => escalatedMail(reader, mailFacts),
  );
  const ids = lateQuestions.map(({ item }) => item.id);
  await scope.db.update(approvalItems).set({ escalatedAt: scope.now }).where(anyOf(approvalItems.id, ids));
  await appendEvent(scope.db, {
    assignmentId: row.id,
    party: "principal",
    type: "escalated",
    at: scope.now,
    said: { by: actorIdentity(scope), asked: askedNames },
  });
  return true;
}

/**
 * Remind a principal after two working days, and notify planning and managers after four. Nothing is approved
 * automatically. Run by the queue only. product 5.9
 * @throws forbidden for people
 */
export const remindApproval = write({
  name: "manning.remind-approval",
  access: "scheduler",
  input: z.object({ assignmentId: z.int32() }),
  output: z.object({ reminded: z.number(), escalated: z.boolean() }),
  async run(scope, { assignmentId }) {
    const announcement = await proposalOf(scope, assignmentId);
    const questions = announcement ? await questionsOf(scope, announcement) : [];
    let reminded = 0;
    for (const question of questions)
      if (announcement && (await remindOf(scope, question, announcement))) reminded += 1;
    const escalated = announcement !== null && (await escalate(scope, questions, announcement));
    if (announcement && (reminded > 0 || escalated))
      scope.audit({
        subject: assignmentId,
        divisionId: announcement.seatDetails.vessel.divisionId,
        after: { reminded, escalated },
      });
    else scope.unchanged();
    return { reminded, escalated };
  },
});
