import { isDay } from "@/lib/platform/calendar/dates";

const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?::\d{2})?$/;
const absolute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A time of the day in Jakarta, or an instant with its zone; null for what is neither, or is a day alone. */
export function timeOf(written: string): Date | null {
  const text = written.trim();
  const [, day, hour, minute] = local.exec(text) ?? [];
  if (day && isDay(day))
    return Number(hour) < 24 && Number(minute) < 60 ? new Date(`${day}T${hour}:${minute}:00+07:00`) : null;
  if (!absolute.test(text) || !isDay(text.slice(0, 10))) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
