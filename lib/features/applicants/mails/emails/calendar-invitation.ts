import type { TestType } from "@/db/enums/applicants";
import { calendarEntry, daysFrom, minutesFrom, oneLineOf } from "@/lib/features/mail/calendar-entry.rules";
import { instantOf } from "../../pipeline/appointment.rules";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";

export type Invitation = {
  kind: "interview" | TestType;
  applicantId: number;
  /** Counts the applicant's appointments of this kind. A change keeps the number. */
  attempt: number;
  /** 0 for the first invitation, plus one per change. Calendars use the highest. */
  sequence: number;
  cancelled?: boolean;
  /** yyyy-MM-dd and HH:mm in Asia/Jakarta. Without a time it is an all-day event. */
  date: string;
  time: string | null;
  minutes: number;
  fullName: string;
  registrationNumber: string;
  position: string;
  /** Office address; null for an interview by link. */
  place: string | null;
  link: string | null;
  organizer: { name: string; email: string };
  attendees: { name: string; email: string }[];
  /** When the invitation was created. */
  now: Date;
};

/**
 * Build an iCalendar object (RFC 5545) for an interview or test: UTC times and one UID for all changes. @returns
 * text/calendar with CRLF line ends
 */
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
  const { date, time, minutes } = invitation;
  return calendarEntry({
    id: `${kind}-${applicantId}-${attempt}`,
    sequence,
    cancelled: cancelled ?? false,
    period: time === null ? daysFrom(date) : minutesFrom(instantOf(date, time), minutes),
    title: t(`${texts}.title`, values),
    description: [t(`${texts}.description`, values), link].filter(Boolean).join("\n"),
    place: place ?? t("documents.invitation.online"),
    link,
    organizer: invitation.organizer,
    attendees: invitation.attendees,
    reminder: oneLineOf(invitation.registrationNumber),
    now,
  });
}
