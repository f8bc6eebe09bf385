import { anyOf } from "@/db/any-of";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { changed, stampOf } from "./change.rules";
import { scheduleFate, type Fate } from "./fate.rules";
import { aboutOf } from "./about.queries";
import type { Turn } from "./emails/schedule";
import { storeSchedule } from "./lock.queries";
import { logSchedules, type Happened } from "./log.queries";
import { tellSchedule, wayIn } from "./mail.queries";
import { daysAfterMove, timesAfterMove } from "./plan.rules";

type Plan = typeof assignments.$inferSelect;
type Schedule = typeof schedules.$inferSelect;
type Author = { db: Transaction; actor: Actor; now: Date };

const days = ({ onBoardDate, offBoardDate }: Schedule) => ({ onBoardDate, offBoardDate });

/** follows: manually set dates move with the plan too. */
type Options = { follows?: boolean };

/** Return a schedule's change after its plan changed. */
function changeOf(before: Plan | undefined, after: Plan, held: Schedule, { follows = false }: Options) {
  const known = follows ? { startDate: held.onBoardDate, endDate: held.offBoardDate } : (before ?? after);
  const fate = scheduleFate(after, { ...held, isCancelled: held.cancelledAt !== null });
  const isOver = held.statusId === 7 || (held.cancelledAt !== null && fate?.event !== "reopened");
  const moved =
    fate?.event === "reopened"
      ? { onBoardDate: after.startDate, offBoardDate: after.endDate }
      : isOver
        ? days(held)
        : daysAfterMove(days(held), known, after, after.checkedInOn !== null || held.statusId > 3);
  const next = { ...moved, ...timesAfterMove(held, moved) };
  const statusId = fate?.statusId ?? held.statusId;
  const changes = [
    ...changed("employeeSchedulingStatusId", held.statusId, statusId),
    ...changed("scheduledOnBoardDate", held.onBoardDate, next.onBoardDate),
    ...changed("scheduledOnBoardTime", held.onBoardTime, next.onBoardTime),
    ...changed("scheduledOffBoardDate", held.offBoardDate, next.offBoardDate),
    ...changed("scheduledOffBoardTime", held.offBoardTime, next.offBoardTime),
  ];
  return { fate, next, statusId, changes };
}

const valuesOf = (fate: Fate | null, now: Date): Partial<typeof schedules.$inferInsert> => {
  if (!fate) return {};
  const { event, statusId, boardedFrom } = fate;
  const undone = event === "check-in-undone" ? { checkedInAt: null } : {};
  return { statusId, boardedFrom, cancelledAt: event === "cancelled" ? now : null, ...undone };
};

/**
 * Create, move and end the schedules of changed plans in the same transaction. Recipients of a moved date are
 * notified again; the caller has locked the seats. product 5.2, 5.6
 */
export async function settleSchedules(
  author: Author,
  before: readonly Plan[],
  after: readonly Plan[],
  options: Options = {},
): Promise<void> {
  if (after.length === 0) return;
  const { db, now } = author;
  const ids = after.map(({ id }) => id);
  const held = await db
    .select()
    .from(schedules)
    .where(anyOf(schedules.assignmentId, ids))
    .orderBy(asc(schedules.id))
    .for("update");
  const lines: Happened[] = [];
  for (const plan of after) {
    const known = held.find(({ assignmentId }) => assignmentId === plan.id);
    if (!known) {
      const made = await makeSchedule(author, plan);
      if (made) lines.push({ event: "created", before: null, after: made, changes: [] });
      continue;
    }
    const { fate, next, changes } = changeOf(
      before.find(({ id }) => id === plan.id),
      plan,
      known,
      options,
    );
    if (!fate && changes.length === 0) continue;
    const stored = await storeSchedule(db, known, { ...valuesOf(fate, now), ...next }, stampOf(author));
    lines.push({ event: fate?.event ?? "plan-changed", before: known, after: stored, changes });
    if (!fate) await tellMoved(author, known, stored);
    if (fate?.event === "cancelled") await tellTurn(author, "off", known, stored);
    if (fate?.event === "reopened") await tellTurn(author, "onAgain", known, stored);
  }
  await logSchedules(db, author, lines);
}

async function makeSchedule({ db, actor, now }: Author, plan: Plan): Promise<Schedule | null> {
  const fate = scheduleFate(plan, undefined);
  if (fate?.event !== "created") return null;
  const { id: assignmentId, crewId, vesselId, startDate, endDate } = plan;
  const [row] = await db
    .insert(schedules)
    .values({
      assignmentId,
      crewId,
      vesselId,
      statusId: fate.statusId,
      boardedFrom: fate.boardedFrom,
      onBoardDate: startDate,
      offBoardDate: endDate,
      createdAt: now,
      createdBy: userIdOf(actor),
      updatedAt: now,
      updatedBy: userIdOf(actor),
    })
    .returning();
  return row ?? null;
}

/** Notify recipients that a date moved with the plan. */
async function tellMoved({ db, actor }: Author, known: Schedule, stored: Schedule) {
  const isTold = stored.statusId === 3 || stored.statusId === 6;
  const isMoved =
    stored.statusId === 3 ? known.onBoardDate !== stored.onBoardDate : known.offBoardDate !== stored.offBoardDate;
  if (!isTold || !isMoved) return;
  const about = await aboutOf(db, stored.id);
  await tellSchedule({ db, actor }, "ScheduleChanged", about, { was: wayIn({ ...about, schedule: known }) });
}

const mailed = (db: Transaction, scheduleId: number) =>
  db
    .selectDistinct({ type: mails.type })
    .from(mails)
    .where(and(eq(mails.subjectType, "schedule"), eq(mails.subjectId, scheduleId)));

/**
 * Notify recipients that a plan was cancelled or restored, without the reason: everyone if the way was settled, else
 * only the seafarer. product 5.6, 5.16
 */
async function tellTurn({ db, actor }: Author, turn: Turn, known: Schedule, stored: Schedule) {
  const told = await mailed(db, stored.id);
  const wasSettled = stored.statusId === 3 || told.some(({ type }) => type === "OnboardScheduling");
  if (!wasSettled && told.length === 0) return;
  const about = await aboutOf(db, stored.id);
  const was = turn === "onAgain" ? wayIn({ ...about, schedule: known }) : null;
  const isSteppedBack = turn === "onAgain" && stored.statusId !== 3;
  await tellSchedule({ db, actor }, "ScheduleChanged", about, { turn, was, isSteppedBack, onlySelf: !wasSettled });
}
