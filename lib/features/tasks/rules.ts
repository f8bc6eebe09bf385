import { addDays } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import { urgency, type Urgency } from "@/lib/platform/calendar/urgency";

export type UrgencyKind = Parameters<typeof urgency>[0];

/** All kinds of work, in the order shown for equal urgency. */
export const taskKeys = [
  "proposals-to-answer",
  "own-assignments",
  "own-extensions",
  "silent-seafarers",
  "silent-principals",
  "extensions-to-decide",
  "vacant-seats",
  "reliefs",
  "long-handovers",
  "blocked-joiners",
  "check-ups-without-result",
  "late-check-ups",
  "late-trainings",
  "late-agreements",
  "joiners-without-pkl",
  "ready-to-check-in",
  "times-to-confirm",
  "schedules-without-port",
  "schedules-without-documents",
  "leaving-unplanned",
  "appraisals-overdue",
  "appraisals-to-write",
  "appraisals-to-review",
  "chandler-late",
  "chandler-received",
  "chandler-submitted",
  "chandler-own",
  "over-eleven-months",
  "over-ten-months",
  "ending-certificates",
  "papers-to-verify",
  "change-requests",
  "data-requests",
  "suitability-removals",
  "suitability-confirmations",
  "rates-to-verify",
  "ujbm-payees",
  "ujbm-months",
  "months-to-lock",
  "held-drafts",
  "slips-left-out",
  "sums-to-verify",
  "sums-of-last-year",
  "debts-to-confirm",
  "years-to-amend",
  "pay-differences",
  "differences-to-decide",
  "runs-to-release",
  "transfers-rejected",
  "billing-notes",
  "billing-start",
  "applicants-screening",
  "applicants-boc",
  "applicants-tests",
  "applicants-interview",
  "applicants-mcu",
  "own-papers",
  "crew-papers",
] as const;
export type TaskKey = (typeof taskKeys)[number];

/** Default time to respond in days, where the documents set no limit. */
export const defaultResponseDays = 14;

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
