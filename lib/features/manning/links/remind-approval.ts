import { and, asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { anyOf } from "@/db/any-of";
import { approvalItems, approvalLinks, assignments } from "@/db/schema/manning";
import { appendEvent } from "@/lib/features/evidence/events.queries";
import { identityOf } from "@/lib/features/evidence/identity.rules";
import { workingDaysSince } from "@/lib/platform/calendar/working-days";
import { write } from "@/lib/platform/operation";
import { remind, tellOffice, type Announcement } from "./announce.queries";
import { escalatedMail } from "./emails/planning";
import { newToken, type Link } from "./issue.queries";
import { officeOf } from "./recipients.queries";
import { lockSeat } from "../seats.queries";
import type { Scope } from "../store.queries";

const remindAfter = 2;
const escalateAfter = 4;
type Question = { item: typeof approvalItems.$inferSelect; link: Link };

const seesAll = { kind: "scheduler" } as const;

/** Lock the proposal; null once it no longer needs the principal's answer. */
async function proposalOf({ db }: Scope, assignmentId: number): Promise<Announcement | null> {
  const [known] = await db.select().from(assignments).where(eq(assignments.id, assignmentId));
  if (!known) return null;
  const keys = { vesselId: known.vesselId, vesselCrewId: known.seatId, employeeId: known.crewId };
  const manned = await lockSeat(db, seesAll, keys);
  const row = manned.rows.find(({ id }) => id === assignmentId);
  return row?.principalStatus === "Pending" && manned.person.processingStoppedAt === null ? { ...manned, row } : null;
}

/** Lock the open questions about it. Each link may hold other proposals of the vessel. */
const questionsOf = ({ db }: Scope, { row }: Announcement): Promise<Question[]> =>
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

async function remindOf(scope: Scope, { link, item }: Question, about: Announcement) {
  const isDue = workingDaysSince(item.askedAt, scope.now) >= remindAfter && item.expiresAt > scope.now;
  if (!isDue || item.remindedAt !== null) return false;
  await remind(scope, about, { link, ...(await newToken(scope, link.id)) });
  await scope.db
    .update(approvalItems)
    .set({ remindedAt: scope.now })
    .where(and(eq(approvalItems.linkId, link.id), isNull(approvalItems.endedAt)));
  return true;
}

async function escalate(scope: Scope, questions: readonly Question[], about: Announcement) {
  const { place, person, row } = about;
  const late = questions.filter(({ item }) => workingDaysSince(item.askedAt, scope.now) >= escalateAfter);
  const [first] = late;
  if (!first || late.some(({ item }) => item.escalatedAt !== null)) return false;
  const plan = { fullName: person.fullName, position: place.position, from: row.startDate, to: row.endDate };
  const asked = late.map(({ link }) => link.name);
  const said = { vessel: place.vessel, plan, since: first.item.askedAt, asked };
  await tellOffice(
    scope,
    about,
    "PlanningEscalated",
    await officeOf(scope, about, ["planning", "managers"]),
    (reader) => escalatedMail(reader, said),
  );
  const ids = late.map(({ item }) => item.id);
  await scope.db.update(approvalItems).set({ escalatedAt: scope.now }).where(anyOf(approvalItems.id, ids));
  await appendEvent(scope.db, {
    assignmentId: row.id,
    party: "principal",
    type: "escalated",
    at: scope.now,
    said: { by: identityOf(scope), asked },
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
    const about = await proposalOf(scope, assignmentId);
    const questions = about ? await questionsOf(scope, about) : [];
    let reminded = 0;
    for (const question of questions) if (about && (await remindOf(scope, question, about))) reminded += 1;
    const escalated = about !== null && (await escalate(scope, questions, about));
    if (about && (reminded > 0 || escalated))
      scope.audit({
        subject: assignmentId,
        divisionId: about.place.vessel.divisionId,
        after: { reminded, escalated },
      });
    else scope.unchanged();
    return { reminded, escalated };
  },
});
