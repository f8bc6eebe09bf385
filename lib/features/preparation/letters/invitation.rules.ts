import { calendarEntry, daysFrom } from "@/lib/features/mail/calendar-entry.rules";
import type { Attachment } from "@/lib/platform/mail/outbox";
import { mailSenderAddress } from "@/lib/platform/mail/sender-address";
import { calendarTexts, type Appointment } from "./emails/appointment";
import type { Recipient } from "../mail-kind.queries";

type Record = { id: number; version: number };

/** Build the calendar entry of an appointment: all-day, with one UID for all changes and its cancellation. */
export function invitationOf(
  kind: "mcu" | "bjst",
  to: Recipient,
  { id, version }: Record,
  appointment: Appointment,
  now: Date,
  { cancelled = false } = {},
): Attachment {
  const entry = calendarEntry({
    id: `preparation-${kind}-${id}`,
    sequence: cancelled ? version : version - 1,
    cancelled,
    period: daysFrom(appointment.firstDay, appointment.lastDay),
    ...calendarTexts(kind, to, appointment),
    place: appointment.place,
    organizer: mailSenderAddress(),
    attendees: [to],
    now,
  });
  return {
    name: `${kind}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${cancelled ? "CANCEL" : "REQUEST"}`,
    content: Buffer.from(entry),
  };
}
