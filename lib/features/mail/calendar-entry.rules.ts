import { createEvent, type EventAttributes } from "ics";

type Party = { name: string; email: string };
type Period = Pick<EventAttributes, "start" | "startInputType" | "startOutputType" | "endOutputType"> & {
  duration: { days: number } | { minutes: number };
};
type Entry = {
  /** The same for every change of an appointment; the product's host is added. */
  id: string;
  /** 0 for the first version, plus one for every change. Calendars use the highest. */
  sequence: number;
  cancelled?: boolean;
  period: Period;
  title: string;
  description: string;
  place: string;
  link?: string | undefined;
  organizer: Party;
  attendees: readonly Party[];
  /** Text of the reminder an hour before; without it there is no reminder. */
  reminder?: string | undefined;
  /** Time of the last change. */
  now: Date;
};

/** Build the unique id of an appointment for mails and feeds from its own id and the product's host. */
export const uidOf = (id: string) => `${id}@${new URL(process.env.AUTH_URL ?? "http://localhost:3000").hostname}`;

export const oneLineOf = (value: string) => value.replace(/[\r\n\t"]+/g, " ").trim();
const party = ({ name, email }: Party) => ({ name: oneLineOf(name), email });

/**
 * Correct the library's output for RFC 5545: timestamps, empty times of days, quoted values, and line lengths in
 * octets.
 */
export function foldedCalendar(calendar: string, now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = calendar.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines
    .map((line) =>
      line
        .replace(/^DTSTAMP:.*$/, `DTSTAMP:${stamp}`)
        .replace(/^(DURATION:P\d+D)T$/, "$1")
        .replace(/;(ROLE|PARTSTAT)="([A-Z-]+)"/g, ";$1=$2"),
    )
    .map(foldLine)
    .join("\r\n");
}

function foldLine(line: string): string {
  let octets = 0;
  let result = "";
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function dayParts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}

/** A period of whole days. @param first and @param last yyyy-MM-dd, inclusive */
export const daysFrom = (first: string, last = first): Period => ({
  start: dayParts(first),
  duration: { days: Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1 },
});

/** A period in minutes from an instant, in UTC. */
export const minutesFrom = (start: Date, minutes: number): Period => ({
  start: start.getTime(),
  startInputType: "utc",
  startOutputType: "utc",
  endOutputType: "utc",
  duration: { minutes },
});

/** Render an appointment as iCalendar (RFC 5545). @returns text/calendar with CRLF line ends */
export function calendarEntry({ cancelled = false, link, reminder, now, ...entry }: Entry): string {
  const alarm = { action: "display" as const, description: reminder ?? "", trigger: { hours: 1, before: true } };
  const { error, value } = createEvent({
    productId: "-//Nakhoda//Crewing//EN",
    uid: uidOf(entry.id),
    method: cancelled ? "CANCEL" : "REQUEST",
    status: cancelled ? "CANCELLED" : "CONFIRMED",
    sequence: entry.sequence,
    ...entry.period,
    created: now.getTime(),
    lastModified: now.getTime(),
    title: entry.title,
    description: entry.description,
    location: entry.place,
    ...(link ? { url: link } : {}),
    classification: "PRIVATE",
    organizer: party(entry.organizer),
    attendees: entry.attendees.map((attendee) => ({
      ...party(attendee),
      rsvp: true,
      partstat: "NEEDS-ACTION",
      role: "REQ-PARTICIPANT",
    })),
    ...(cancelled || !reminder ? {} : { alarms: [alarm] }),
  });
  if (error || !value) throw error ?? new Error("calendar entry was not written");
  return foldedCalendar(value, now);
}
