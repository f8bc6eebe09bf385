import { lt, or, sql, type SQL } from "drizzle-orm";
import { anyOf } from "@/db/any-of";
import { database, type Executor } from "@/db/client";
import { blindIndexes } from "@/db/encryption";
import { cancelledEventDays } from "@/db/enums/calendars";
import { calendarEvents } from "@/db/schema/calendars";
import { addDays, dayOf } from "@/lib/platform/calendar/dates";
import { daysAfter } from "@/lib/platform/calendar/instants";
import {
  lastDayOf,
  hashedContentOf,
  nextSyncState,
  type CalendarEvent,
  type SyncState,
  type FeedWindow,
} from "./event.rules";
import type { SyncedEvent } from "./feed.rules";

/** Maximum number of events per kind. */
export const maxPerKind = 1_000;

/** Condition for events that calendars already have and that were not cancelled long ago. */
export const isSyncedSince = (id: SQL, { cancelledSince }: FeedWindow): SQL =>
  sql`exists (select from ${calendarEvents} where ${calendarEvents.id} = ${id} and (${calendarEvents.cancelledAt} is null or ${calendarEvents.cancelledAt} > ${cancelledSince.toISOString()}::timestamptz))`;

const syncStatesById = async (db: Executor, ids: readonly string[]) =>
  new Map(
    (await db.select().from(calendarEvents).where(anyOf(calendarEvents.id, ids))).map((row) => [row.id, row] as const),
  );

type ChangedEvent = { row: SyncState; lastDay: string };

/** Store states so that two parallel readers of the same change raise the sequence once. */
async function store(db: Executor, changed: readonly ChangedEvent[]) {
  if (changed.length === 0) return;
  const values = changed
    .map(({ row, lastDay }) => ({ ...row, lastDay }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  await db
    .insert(calendarEvents)
    .values(values)
    .onConflictDoUpdate({
      target: calendarEvents.id,
      set: {
        hash: sql`excluded.hash`,
        sequence: sql`greatest(excluded.sequence, ${calendarEvents.sequence} + 1)`,
        lastDay: sql`excluded.last_day`,
        changedAt: sql`excluded.changed_at`,
        cancelledAt: sql`excluded.cancelled_at`,
      },
      setWhere: sql`${calendarEvents.hash} <> excluded.hash or (${calendarEvents.cancelledAt} is null) <> (excluded.cancelled_at is null)`,
    });
}

/** Store the states of events and return them. The sequence rises with every change that calendars see. */
export async function syncEvents(db: Executor, events: readonly CalendarEvent[], now: Date): Promise<SyncedEvent[]> {
  const before = await syncStatesById(
    db,
    events.map(({ id }) => id),
  );
  const synced = events.flatMap((event) => {
    const previous = before.get(event.id);
    // A hash under an older key is no change. The next change is stored under the newest key.
    const [newest = "", ...older] = blindIndexes(hashedContentOf(event));
    const syncState = nextSyncState(event, older.find((hash) => hash === previous?.hash) ?? newest, previous, now);
    return syncState ? [{ event, syncState }] : [];
  });
  const changed = synced.filter(({ event, syncState }) => syncState !== before.get(event.id));
  await store(
    db,
    changed.map(({ event, syncState }) => ({ row: syncState, lastDay: lastDayOf(event.facts) })),
  );
  if (changed.length === 0) return synced;
  const after = await syncStatesById(
    db,
    changed.map(({ syncState }) => syncState.id),
  );
  return synced.map(({ event, syncState }) => ({ event, syncState: after.get(syncState.id) ?? syncState }));
}

/** Nightly cleanup of events that were cancelled, or are over, for longer than calendars show them. */
export const deleteOldCalendarEvents = (now = new Date()) =>
  database()
    .delete(calendarEvents)
    .where(
      or(
        lt(calendarEvents.cancelledAt, daysAfter(now, -cancelledEventDays)),
        lt(calendarEvents.lastDay, addDays(dayOf(now), -2 * cancelledEventDays)),
      ),
    );
