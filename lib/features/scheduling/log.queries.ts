import { and, asc, eq, gt } from "drizzle-orm";
import type { Executor, Transaction } from "@/db/client";
import { scheduleStatuses, type ScheduleEvent } from "@/db/enums/scheduling";
import { scheduleLog, type ScheduleChange, type schedules } from "@/db/schema/scheduling";
import { userIdOf, type Actor } from "@/lib/access/actor";
import { changedByError } from "@/lib/features/audit/changed-by.queries";
import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import { AppError, messageOf } from "@/lib/platform/errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";

type Schedule = typeof schedules.$inferSelect;
type Author = { actor: Actor; now: Date };

/** A log entry of a schedule. before: null when it was just created. */
export type ScheduleLogEntry = {
  event: ScheduleEvent;
  before: Pick<Schedule, "statusId"> | null;
  after: Pick<Schedule, "id" | "statusId" | "version">;
  changes: ScheduleChange[];
  reason?: string | null;
};

export async function logSchedules(db: Transaction, { actor, now }: Author, lines: readonly ScheduleLogEntry[]) {
  if (lines.length === 0) return;
  await db.insert(scheduleLog).values(
    lines.map(({ event, before, after, changes, reason = null }) => ({
      scheduleId: after.id,
      event,
      fromStatusId: before?.statusId ?? null,
      toStatusId: after.statusId,
      changes,
      version: after.version,
      reason,
      createdAt: now,
      createdBy: userIdOf(actor),
    })),
  );
}

/** Format a logged value for users. */
function shownValue(field: string, value: ScheduleChange["from"], locale: Locale): string {
  const t = translator(locale);
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "scheduling.yes" : "scheduling.no");
  if (field === "employeeSchedulingStatusId")
    return t(`scheduling.statuses.${scheduleStatuses[Number(value) - 1] ?? "Cancelled"}`);
  return typeof value === "string" && isDay(value) ? formatDate(value, locale) : String(value);
}

/** Return each field's change since a version: the value then and now. */
async function changesSince(db: Executor, scheduleId: number, version: number): Promise<ScheduleChange[]> {
  const lines = await db
    .select({ changes: scheduleLog.changes })
    .from(scheduleLog)
    .where(and(eq(scheduleLog.scheduleId, scheduleId), gt(scheduleLog.version, version)))
    .orderBy(asc(scheduleLog.id));
  const lastChanges = new Map<string, ScheduleChange>();
  for (const { field, from, to } of lines.flatMap(({ changes }) => changes))
    lastChanges.set(field, { field, from: lastChanges.get(field)?.from ?? from, to });
  return [...lastChanges.values()].filter(({ from, to }) => from !== to);
}

/**
 * Check the expected version. @throws conflict with the other user and the changed fields, so that the screen can
 * show them and keep entered values. product 5.21
 */
export async function assertExpectedVersion(
  { db, locale }: { db: Executor; locale: Locale },
  { id, version, updatedBy, updatedAt }: Schedule,
  expectedVersion: number | undefined,
) {
  if (expectedVersion === undefined || expectedVersion === version) return;
  const refusal = await changedByError({ db, locale }, { by: updatedBy, at: updatedAt });
  const changes = await changesSince(db, id, expectedVersion);
  const fields = changes.map(({ field, from, to }) => ({
    path: field,
    message: messageOf("scheduling.changedField", {
      from: shownValue(field, from, locale),
      to: shownValue(field, to, locale),
    }),
  }));
  throw new AppError("conflict", refusal.messageKey, refusal.values, fields, "VERSION");
}
