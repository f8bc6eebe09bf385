import { taskKeys, type TaskKey } from "@/db/enums/tasks";
import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency, type Urgency } from "@/lib/platform/calendar/urgency";
import type { FirstCase, TaskUrgency, UrgencyKind } from "@/lib/platform/registry/task-kind";

/** Counting stops here; more is shown as "+". */
export const maxCounted = 1_000;

/** today: danger, law, joining within three days and decisions; week: due within a week; backlog: the rest. */
export const bands = ["today", "week", "backlog"] as const;
type Band = (typeof bands)[number];

type Counted = {
  key: TaskKey;
  urgent?: TaskUrgency | undefined;
  about: UrgencyKind;
  within: number;
  count: number;
  day: string;
  first?: FirstCase | null;
  href: string;
};
export type Task = {
  key: TaskKey;
  about: UrgencyKind;
  count: number;
  isMore: boolean;
  day: string;
  daysLeft: number;
  urgency: Urgency;
  band: Band;
  /** Red: safety, law, or joining within three days. */
  isDanger: boolean;
  first: FirstCase | null;
  href: string;
};

const joiningDays = 3;
const weekDays = 7;

/** Whether an item is a danger: safety, law, or a joining within three days. */
const isDangerous = ({ urgent, about }: Pick<Counted, "urgent" | "about">, daysLeft: number) =>
  urgent === "safety" || (urgent === "overdue" && daysLeft < 0) || (about === "joining" && daysLeft <= joiningDays);

/** The age of a queue is no danger: what only waits is never due today, and belongs to the backlog a month after. */
function bandOf(about: UrgencyKind, daysToDeadline: number): Band {
  if (about === "waiting") return daysToDeadline > weekDays || daysToDeadline < -30 ? "backlog" : "week";
  return daysToDeadline <= weekDays ? "week" : "backlog";
}

/** Build a line of the task list: count, oldest or nearest day, urgency and band. @param today yyyy-MM-dd in Asia/Jakarta */
export function taskOf({ key, about, urgent, within, count, day, first = null, href }: Counted, today: string): Task {
  const daysToDeadline = daysBetween(today, addDays(day, within));
  const daysLeft = daysBetween(today, day);
  const isDanger = isDangerous({ urgent, about }, daysLeft);
  return {
    key,
    about,
    count: Math.min(count, maxCounted),
    isMore: count > maxCounted,
    day,
    daysLeft,
    urgency: urgency(about, daysToDeadline),
    band: isDanger || urgent === "decision" ? "today" : bandOf(about, daysToDeadline),
    isDanger,
    first,
    href,
  };
}

const urgencyOrder: readonly Urgency[] = ["overdue", "due", "soon", "none"];

/** Sort by band, danger first, then by urgency and the order of the keys. */
export const byUrgency = (tasks: readonly Task[]): Task[] =>
  tasks.toSorted(
    (one, other) =>
      bands.indexOf(one.band) - bands.indexOf(other.band) ||
      Number(other.isDanger) - Number(one.isDanger) ||
      urgencyOrder.indexOf(one.urgency) - urgencyOrder.indexOf(other.urgency) ||
      taskKeys.indexOf(one.key) - taskKeys.indexOf(other.key),
  );
