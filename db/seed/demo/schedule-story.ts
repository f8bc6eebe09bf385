import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysBetween } from "@/lib/platform/calendar/period";
import type { ScheduleEvent, StatusId } from "../../enums/scheduling";

type ScheduleFacts = {
  id: number;
  statusId: StatusId;
  /** When the plan was confirmed; checkedInOn, checkedOutOn: as it was. */
  createdAt: Date;
  checkedInOn: string | null;
  checkedOutOn: string | null;
};

const atNine = (day: string) => new Date(`${day}T02:00:00Z`);
/** The step that leads to each state but the first, and how it comes about. */
const eventOf: Record<StatusId, ScheduleEvent> = {
  1: "created",
  2: "changed",
  3: "changed",
  4: "checked-in",
  5: "changed",
  6: "changed",
  7: "checked-out",
};

/** A day between two, as a share of the way from one to the other. */
const between = (from: string, to: string, share: number) =>
  addDays(from, Math.max(0, Math.floor(daysBetween(from, to) * share)));

/** What happened to a schedule of the demo, step by step, up to the state it is in. @param today yyyy-MM-dd */
export function scheduleStory({ id, statusId, createdAt, checkedInOn, checkedOutOn }: ScheduleFacts, today: string) {
  const begun = dayOf(createdAt);
  const joined = checkedInOn ?? today;
  const first = begun < joined ? begun : joined;
  const left = checkedOutOn ?? today;
  const dayOfState: Record<StatusId, string> = {
    1: first,
    2: between(first, joined, 0.4),
    3: between(first, joined, 0.8),
    4: joined,
    5: between(joined, left, 0.8),
    6: between(joined, left, 0.95),
    7: left,
  };
  const states = ([1, 2, 3, 4, 5, 6, 7] as const).filter((state) => state <= statusId);
  return states.map((state, index) => ({
    scheduleId: id,
    event: eventOf[state],
    fromStatusId: states[index - 1] ?? null,
    toStatusId: state,
    changes: [],
    version: index + 1,
    createdAt: atNine(dayOfState[state]),
  }));
}
