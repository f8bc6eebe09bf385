import type { ScheduleChange } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";

/** Return a changed field; an empty list when it stays the same. */
export const changedField = (field: string, from: ScheduleChange["from"], to: ScheduleChange["to"]): ScheduleChange[] =>
  from === to ? [] : [{ field, from, to }];

export const stampOf = ({ actor, now }: { actor: Actor; now: Date }) => ({ now, userId: userIdOf(actor) });

const valuesOf = (changes: readonly ScheduleChange[], side: "from" | "to") =>
  Object.fromEntries(changes.map((change) => [change.field, change[side]]));

type LoggedSchedule = { schedule: { id: number; crewId: number }; vessel: { divisionId: number } };
type More = { overridden?: readonly string[]; reason?: string | null };

/** Build the audit entry for changes of a schedule. Its subject is the seafarer. */
export const auditEntryOf = (
  { schedule, vessel }: LoggedSchedule,
  changes: readonly ScheduleChange[],
  { overridden = [], reason }: More = {},
) => ({
  subject: schedule.crewId,
  divisionId: vessel.divisionId,
  before: valuesOf(changes, "from"),
  after: { scheduleId: schedule.id, ...valuesOf(changes, "to"), ...(overridden.length > 0 ? { overridden } : {}) },
  ...(reason ? { reason } : {}),
});
