import { anyOf } from "@/db/any-of";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { mails } from "@/db/schema/mail";
import type { assignments } from "@/db/schema/manning";
import { schedules } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { changedField, stampOf } from "../audit-entry.rules";
import { lifecycleChangeOf, type LifecycleChange } from "./lifecycle.rules";
import { mailSubjectOf } from "../mail-subject.queries";
import type { Turn } from "../emails/schedule";
import { storeSchedule } from "../lock.queries";
import { logSchedules, type ScheduleLogEntry } from "../log.queries";
import { notifySchedule, currentLegOf } from "../mail.queries";
import { daysAfterMove, timesAfterMove } from "./plan-move.rules";

type Plan = typeof assignments.$inferSelect;
type Schedule = typeof schedules.$inferSelect;
type Author = { db: Transaction; actor: Actor; now: Date };

const days = ({ onBoardDate, offBoardDate }: Schedule) => ({ onBoardDate, offBoardDate });

/** follows: manually set dates move with the plan too. */
type Options = { follows?: boolean };

/** Return a schedule's change after its plan changed. */
function changeOf(before: Plan | undefined, after: Plan, stored: Schedule, { follows = false }: Options) {
  const planned = follows ? { startDate: stored.onBoardDate, endDate: stored.offBoardDate } : (before ?? after);
  const change = lifecycleChangeOf(after, { ...stored, isCancelled: stored.cancelledAt !== null });
  const isOver = stored.statusId === 7 || (stored.cancelledAt !== null && change?.event !== "reopened");
  const moved =
    change?.event === "reopened"
      ? { onBoardDate: after.startDate, offBoardDate: after.endDate }
      : isOver
        ? days(stored)
        : daysAfterMove(days(stored), planned, after, after.checkedInOn !== null || stored.statusId > 3);
  const next = { ...moved, ...timesAfterMove(stored, moved) };
  const statusId = change?.statusId ?? stored.statusId;
  const changes = [
    ...changedField("employeeSchedulingStatusId", stored.statusId, statusId),
    ...changedField("scheduledOnBoardDate", stored.onBoardDate, next.onBoardDate),
    ...changedField("scheduledOnBoardTime", stored.onBoardTime, next.onBoardTime),
    ...changedField("scheduledOffBoardDate", stored.offBoardDate, next.offBoardDate),
    ...changedField("scheduledOffBoardTime", stored.offBoardTime, next.offBoardTime),
  ];
  return { fate: change, next, statusId, changes };
}

const valuesOf = (change: LifecycleChange | null, now: Date): Partial<typeof schedules.$inferInsert> => {
  if (!change) return {};
  const { event, statusId, boardedFrom } = change;
  const undoFields = event === "check-in-undone" ? { checkedInAt: null } : {};
  return { statusId, boardedFrom, cancelledAt: event === "cancelled" ? now : null, ...undoFields };
};

/**
 * Create, move and end the schedules of changed plans in the same transaction. Recipients of a moved date are
 * notified again; the caller has locked the seats. product 5.2, 5.6
 */
export async function syncSchedules(
  author: Author,
  before: readonly Plan[],
  after: readonly Plan[],
  options: Options = {},
): Promise<void> {
  if (after.length === 0) return;
  const { db, now } = author;
  const ids = after.map(({ id }) => id);
  const storedSchedules = await db
    .select()
    .from(schedules)
    .where(anyOf(schedules.assignmentId, ids))
    .orderBy(asc(schedules.id))
    .for("update");
  const lines: ScheduleLogEntry[] = [];
  for (const plan of after) {
    const storedSchedule = storedSchedules.find(({ assignmentId }) => assignmentId === plan.id);
    if (!storedSchedule) {
      const created = await makeSchedule(author, plan);
      if (created) lines.push({ event: "created", before: null, after: created, changes: [] });
      continue;
    }
    const {
      fate: lifecycle,
      next,
      changes,
    } = changeOf(
      before.find(({ id }) => id === plan.id),
      plan,
      storedSchedule,
      options,
    );
    if (!lifecycle && changes.length === 0) continue;
    const stored = await storeSchedule(db, storedSchedule, { ...valuesOf(lifecycle, now), ...next }, stampOf(author));
    lines.push({ event: lifecycle?.event ?? "plan-changed", before: storedSchedule, after: stored, changes });
    if (!lifecycle) await notifyMoved(author, storedSchedule, stored);
    if (lifecycle?.event === "cancelled") await notifyTurn(author, "off", storedSchedule, stored);
    if (lifecycle?.event === "reopened") await notifyTurn(author, "onAgain", storedSchedule, stored);
  }
  await logSchedules(db, author, lines);
}

async function makeSchedule({ db, actor, now }: Author, plan: Plan): Promise<Schedule | null> {
  const change = lifecycleChangeOf(plan, undefined);
  if (change?.event !== "created") return null;
  const { id: assignmentId, crewId, vesselId, startDate, endDate } = plan;
  const [row] = await db
    .insert(schedules)
    .values({
      assignmentId,
      crewId,
      vesselId,
      statusId: change.statusId,
      boardedFrom: change.boardedFrom,
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
async function notifyMoved({ db, actor }: Author, before: Schedule, stored: Schedule) {
  const isNotifiable = stored.statusId === 3 || stored.statusId === 6;
  const isMoved =
    stored.statusId === 3 ? before.onBoardDate !== stored.onBoardDate : before.offBoardDate !== stored.offBoardDate;
  if (!isNotifiable || !isMoved) return;
  const about = await mailSubjectOf(db, stored.id);
  await notifySchedule({ db, actor }, "ScheduleChanged", about, { was: currentLegOf({ ...about, schedule: before }) });
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
async function notifyTurn({ db, actor }: Author, turn: Turn, schedule: Schedule, stored: Schedule) {
  const sentMails = await mailed(db, stored.id);
  const wasSettled = stored.statusId === 3 || sentMails.some(({ type }) => type === "OnboardScheduling");
  if (!wasSettled && sentMails.length === 0) return;
  const about = await mailSubjectOf(db, stored.id);
  const was = turn === "onAgain" ? currentLegOf({ ...about, schedule }) : null;
  const isSteppedBack = turn === "onAgain" && stored.statusId !== 3;
  await notifySchedule({ db, actor }, "ScheduleChanged", about, { turn, was, isSteppedBack, onlySelf: !wasSettled });
}
