import { createEvent } from "ics";
import type { TestType } from "@/db/enums/applicants";
import { instantOf } from "../../pipeline/appointment.rules";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";

export type Invitation = {
  kind: "interview" | TestType;
  applicantId: number;
  /** Counts the appointments of this kind the applicant has had; a change keeps it. */
  attempt: number;
  /** 0 for the first invitation, one more for every change; calendars keep the highest. */
  sequence: number;
  cancelled?: boolean;
  /** yyyy-MM-dd and HH:mm in Asia/Jakarta; without a time the whole day. */
  date: string;
  time: string | null;
  minutes: number;
  fullName: string;
  registrationNumber: string;
  position: string;
  /** Address of the office; null for an interview by link. */
  place: string | null;
  link: string | null;
  organizer: { name: string; email: string };
  attendees: { name: string; email: string }[];
  /** When the invitation was written. */
  now: Date;
};

/** Host of the product's address: an identifier that stays the same and is nobody else's. */
const host = () => new URL(process.env.AUTH_URL ?? "http://localhost:3000").hostname;

const oneLineOf = (value: string) => value.replace(/[\r\n\t"]+/g, " ").trim();
const party = ({ name, email }: { name: string; email: string }) => ({ name: oneLineOf(name), email });

/** What the library writes against RFC 5545: a stamp by the wall clock, quoted enumerations, lines counted in letters instead of 75 octets. */
function corrected(calendar: string, stamp: string): string {
  const lines = calendar.replace(/\r\n[ \t]/g, "").split("\r\n");
  return lines
    .map((line) => line.replace(/^DTSTAMP:.*$/, `DTSTAMP:${stamp}`).replace(/;(ROLE|PARTSTAT)="([A-Z-]+)"/g, ";$1=$2"))
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

function periodOf({ date, time, minutes }: Invitation) {
  if (time === null) return { start: dayParts(date), duration: { days: 1 } };
  return {
    start: instantOf(date, time).getTime(),
    startInputType: "utc" as const,
    startOutputType: "utc" as const,
    endOutputType: "utc" as const,
    duration: { minutes },
  };
}

function dayParts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}

/** An interview or a test as an iCalendar object (RFC 5545): times in UTC, the same UID for every change of it. @returns text/calendar with CRLF line ends */
export function calendarInvitation(invitation: Invitation, language: Locale): string {
  const { kind, applicantId, attempt, sequence, cancelled, place, now } = invitation;
  const link = invitation.link?.replace(/\s/g, "");
  const t = translator(language);
  const values = {
    name: oneLineOf(invitation.fullName),
    position: oneLineOf(invitation.position),
    number: invitation.registrationNumber,
  };
  const texts = kind === "interview" ? "documents.invitation" : `applicants.mail.testEvents.${kind}`;
  const { error, value } = createEvent({
    productId: "-//Nakhoda//Crewing//EN",
    uid: `${kind}-${applicantId}-${attempt}@${host()}`,
    method: cancelled ? "CANCEL" : "REQUEST",
    status: cancelled ? "CANCELLED" : "CONFIRMED",
    sequence,
    ...periodOf(invitation),
    created: now.getTime(),
    lastModified: now.getTime(),
    title: t(`${texts}.title`, values),
    description: [t(`${texts}.description`, values), link].filter(Boolean).join("\n"),
    location: place ?? t("documents.invitation.online"),
    ...(link ? { url: link } : {}),
    classification: "PRIVATE",
    organizer: party(invitation.organizer),
    attendees: invitation.attendees.map((attendee) => ({
      ...party(attendee),
      rsvp: true,
      partstat: "NEEDS-ACTION",
      role: "REQ-PARTICIPANT",
    })),
    ...(cancelled
      ? {}
      : {
          alarms: [
            {
              action: "display",
              description: oneLineOf(invitation.registrationNumber),
              trigger: { hours: 1, before: true },
            },
          ],
        }),
  });
  if (error || !value) throw error ?? new Error("invitation was not written");
  return corrected(value, `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`);
}
