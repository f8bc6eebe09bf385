import { taskKeys, type TaskKey } from "@/db/enums/tasks";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency, type Urgency } from "@/lib/platform/calendar/urgency";
import type { UrgencyKind } from "@/lib/platform/registry/task-kind";

/** Counting stops here; more is shown as "+". */
export const maxCounted = 1_000;

type Counted = { key: TaskKey; about: UrgencyKind; within: number; count: number; day: string; href: string };
export type Task = {
  key: TaskKey;
  about: UrgencyKind;
  count: number;
  isMore: boolean;
  day: string;
  daysLeft: number;
  urgency: Urgency;
  href: string;
};

/** Build a line of the task list: count, oldest or nearest day, and urgency. */
export function taskOf({ key, about, within, count, day, href }: Counted, today: string): Task {
  const daysToDeadline = daysBetween(today, addDays(day, within));
  return {
    key,
    about,
    count: Math.min(count, maxCounted),
    isMore: count > maxCounted,
    day,
    daysLeft: daysBetween(today, day),
    urgency: urgency(about, daysToDeadline),
    href,
  };
}

const urgencyOrder: readonly Urgency[] = ["overdue", "due", "soon", "none"];

/** Sort by urgency, then by the order of the keys. */
export const byUrgency = (tasks: readonly Task[]): Task[] =>
  tasks.toSorted(
    (one, other) =>
      urgencyOrder.indexOf(one.urgency) - urgencyOrder.indexOf(other.urgency) ||
      taskKeys.indexOf(one.key) - taskKeys.indexOf(other.key),
  );
