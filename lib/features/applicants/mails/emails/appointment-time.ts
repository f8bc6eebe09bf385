import { formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

export type AppointmentTime = { date: string; time: string | null };

/** Format "3 Dec 2026 10:00 WIB", or the date alone. */
export function formatAppointmentTime({ date, time }: AppointmentTime, language: Locale): string {
  const day = formatDate(date, language);
  return time ? `${day} ${time} WIB` : day;
}
