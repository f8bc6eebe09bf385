import { createEvents, type EventAttributes } from "ics";
import type { FeedKind } from "@/db/enums/calendars";
import { foldedCalendar, daysFrom, minutesFrom, uidOf } from "@/lib/features/mail/calendar-entry.rules";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import { siteUrl } from "@/lib/platform/mail/outbox";
import type { CalendarEvent, EventKind, SyncState } from "./event.rules";

export type SyncedEvent = { event: CalendarEvent; syncState: SyncState };

const kindOf: Record<EventKind, FeedKind> = {
  joining: "crew-changes",
  "sign-off": "crew-changes",
  "check-up": "check-ups",
  interview: "interviews",
  expiry: "expiries",
};

/** Keep typed text on one line. */
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Refresh interval recommended to calendars. */
const renewal = "PT4H";

function entryOf({ event: { id, facts, path }, syncState }: SyncedEvent, language: Locale): EventAttributes {
  const t = translator(language);
  const { kind, when, person, position, vessel, place, paper, isTentative } = facts;
  const nameOf = (both: { name: string; nameEn: string } | null) =>
    both ? inLanguage(language, { en: both.nameEn, id: both.name }) : "";
  const values = { person, vessel: vessel ?? "", position: nameOf(position), paper: nameOf(paper) };
  const isCancelled = syncState.cancelledAt !== null;
  const lines = [
    nameOf(position),
    vessel && kind !== "joining" && kind !== "sign-off" ? vessel : "",
    isTentative && !isCancelled ? t("calendars.event.tentative") : "",
    isCancelled ? t("calendars.event.off") : "",
    siteUrl(path),
  ];
  const period =
    "lastDay" in when ? daysFrom(when.firstDay, when.lastDay) : minutesFrom(new Date(when.start), when.minutes);
  return {
    uid: uidOf(id),
    sequence: syncState.sequence,
    ...period,
    title: inOneLine(t(`calendars.event.${kind}`, values)),
    description: lines.filter(Boolean).join("\n"),
    ...(place ? { location: inOneLine(place) } : {}),
    url: siteUrl(path),
    status: isCancelled ? "CANCELLED" : isTentative ? "TENTATIVE" : "CONFIRMED",
    categories: [t(`calendars.kinds.${kindOf[kind]}`)],
    // Joining and expiry days do not block time in the calendar.
    transp: "lastDay" in when ? "TRANSPARENT" : "OPAQUE",
    classification: "PRIVATE",
    lastModified: syncState.changedAt.getTime(),
  };
}

const batchSize = 50;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const entries = /BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/;

/** Render the events in small batches, because a thousand at once would block the server. */
async function entriesOf(events: readonly SyncedEvent[], language: Locale): Promise<string> {
  let written = "";
  for (let first = 0; first < events.length; first += batchSize) {
    const { error, value } = createEvents(events.slice(first, first + batchSize).map((one) => entryOf(one, language)));
    if (error || !value) throw error ?? new Error("events were not written");
    written += entries.exec(value)?.[0] ?? "";
    await nextTurn();
  }
  return written;
}

const escaped = (text: string) => inOneLine(text).replace(/[\\,;]/g, "\\$&");

/**
 * Render a feed as iCalendar: whole days in Asia/Jakarta, instants in UTC. RFC 5545, 7986 @returns text/calendar with
 * CRLF line ends
 */
export async function renderFeed(
  { name, language, now }: { name: string; language: Locale; now: Date },
  events: readonly SyncedEvent[],
): Promise<string> {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Nakhoda//Crewing//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${renewal}`,
    `X-PUBLISHED-TTL:${renewal}`,
  ];
  const head = lines.map((line) => `${line}\r\n`).join("");
  return foldedCalendar(`${head}${await entriesOf(events, language)}END:VCALENDAR\r\n`, now);
}
