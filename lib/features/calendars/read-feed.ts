import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "@/db/client";
import { hashSecret } from "@/db/hash-secret";
import type { FeedKind } from "@/db/enums/calendars";
import { crew } from "@/db/schema/crew";
import { calendarFeeds } from "@/db/schema/calendars";
import { users } from "@/db/schema/users";
import { can, type UserActor } from "@/lib/access/actor";
import { actorColumns, actorOfUser, joinCrewOfAccount } from "@/lib/access/actor-of-user";
import { dayOf } from "@/lib/platform/calendar/dates";
import { notFound } from "@/lib/platform/errors";
import { FileAnswer, fileOf } from "@/lib/platform/files/file-response";
import { limitRate } from "@/lib/platform/limits/rate-limit";
import { read } from "@/lib/platform/operation";
import { applicantAppointments } from "./applicant-appointments.queries";
import { checkUps } from "./check-ups.queries";
import { crewChanges } from "./crew-changes.queries";
import { feedWindowOf, type CalendarEvent, type FeedWindow } from "./event.rules";
import { documentExpiries } from "./document-expiries.queries";
import { renderFeed } from "./feed.rules";
import { followableKinds } from "./feed-kinds.rules";
import { readFeedInput } from "./schema";
import { syncEvents } from "./synced-events.queries";

/** Load a feed with its account; undefined once either is gone. */
async function feedOf(db: Executor, token: string) {
  const [row] = await db
    .select({ feed: calendarFeeds, ...actorColumns })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.deactivatedAt)))
    .leftJoin(crew, joinCrewOfAccount)
    .where(and(eq(calendarFeeds.tokenHash, hashSecret(token)), isNull(calendarFeeds.revokedAt)));
  return row;
}

const noEvents: CalendarEvent[] = [];
const sources: Record<FeedKind, (db: Executor, actor: UserActor, window: FeedWindow) => Promise<CalendarEvent[]>> = {
  "crew-changes": crewChanges,
  "check-ups": async (db, actor, window) => [
    ...(await checkUps(db, actor, window)),
    ...(can(actor, "applicants:view") ? await applicantAppointments(db, actor, "mcu", window) : noEvents),
  ],
  interviews: (db, actor, window) => applicantAppointments(db, actor, "interview", window),
  expiries: documentExpiries,
};

const lastUsedUpdateMilliseconds = 60_000;
const hourly = { seconds: 3_600 };

/**
 * Return the calendar of a feed: events of the chosen kinds that the account may see now, in its current division and
 * row scope.
 * Invalid addresses are limited by client, valid ones by feed, because calendar services fetch many feeds from one
 * client.
 * product 2.11 @throws not-found, too-many
 */
export const readFeed = read({
  name: "calendars.read-feed",
  access: "public",
  input: readFeedInput,
  output: fileOf("text/calendar"),
  async admit({ db, address, now }, { token }) {
    const existing = await feedOf(db, token);
    if (existing)
      return limitRate(db, { ...hourly, name: "calendar-feed", subject: `feed ${existing.feed.id}`, max: 120, now });
    return limitRate(db, { ...hourly, name: "calendar-guess", subject: address, max: 60, now });
  },
  async run({ db, now }, { token }) {
    const row = await feedOf(db, token);
    if (!row) throw notFound("calendars.notFound");
    const { feed } = row;
    const actor = actorOfUser(row, null, feed.divisionId);
    const window = feedWindowOf(dayOf(now), now);
    const events: CalendarEvent[] = [];
    for (const kind of followableKinds(actor).filter((one) => feed.kinds.includes(one)))
      events.push(...(await sources[kind](db, actor, window)));
    const synced = await syncEvents(db, events, now);
    if (now.getTime() - (feed.lastUsedAt?.getTime() ?? 0) > lastUsedUpdateMilliseconds)
      await db.update(calendarFeeds).set({ lastUsedAt: now }).where(eq(calendarFeeds.id, feed.id));
    const calendar = await renderFeed({ name: feed.name, language: feed.language, now }, synced);
    return new FileAnswer("nakhoda.ics", "text/calendar; charset=utf-8", Buffer.from(calendar), "inline");
  },
});
