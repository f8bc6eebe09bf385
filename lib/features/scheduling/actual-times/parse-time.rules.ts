import { isDay } from "@/lib/platform/calendar/dates";

const local = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?::\d{2})?$/;
const absolute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parse a Jakarta time or an instant with a time zone; null for anything else, also a date alone. */
export function parseTime(entered: string): Date | null {
  const text = entered.trim();
  const [, day, hour, minute] = local.exec(text) ?? [];
  if (day && isDay(day))
    return Number(hour) < 24 && Number(minute) < 60 ? new Date(`${day}T${hour}:${minute}:00+07:00`) : null;
  if (!absolute.test(text) || !isDay(text.slice(0, 10))) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
