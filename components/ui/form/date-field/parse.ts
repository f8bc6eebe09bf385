import { addDays, addMonths, addYears, isDay } from "@/lib/platform/calendar/dates";

/** First and last day that a field accepts, and today in Asia/Jakarta. */
type Bounds = { today: string; min: string; max: string };

/** Indonesian, English and old spellings of months. Three letters are enough. */
const months = [
  ["januari", "january"],
  ["februari", "february", "pebruari"],
  ["maret", "march"],
  ["april"],
  ["mei", "may"],
  ["juni", "june"],
  ["juli", "july"],
  ["agustus", "august", "agt", "ags"],
  ["september"],
  ["oktober", "october"],
  ["november", "nopember"],
  ["desember", "december"],
];

const steps: Record<string, (day: string, count: number) => string> = {
  d: addDays,
  w: (day, count) => addDays(day, 7 * count),
  m: addMonths,
  y: addYears,
};

const twoDigits = (number: number) => String(number).padStart(2, "0");
const validDay = (year: number, month: number, day: number) => {
  const value = `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(value) ? value : null;
};

/** Choose the century that puts the day between the bounds, or the one nearest to today. */
function inWindow(year: number, month: number, day: number, { today, min, max }: Bounds) {
  const found = [1900, 2000, 2100].flatMap((century) => validDay(century + year, month, day) ?? []);
  const inRange = found.filter((value) => min <= value && value <= max);
  const distance = (value: string) => Math.abs(Number(value.slice(0, 4)) - Number(today.slice(0, 4)));
  return (inRange.length > 0 ? inRange : found).sort((first, second) => distance(first) - distance(second))[0] ?? null;
}

/** Parse "9/5/27", "9-5-2027", "090527" or "9 mei 2027". The day always comes before the month. */
function parseWritten(text: string, bounds: Bounds): string | null {
  const found =
    /^(\d{1,2})[-/.\s]+(\d{1,2})[-/.\s]+([1-9]\d{3}|\d\d)$/.exec(text) ??
    /^(\d\d)(\d\d)([1-9]\d{3}|\d\d)$/.exec(text) ??
    /^(\d{1,2})[-/.\s]*([a-z]{3,})[-/.,\s]*([1-9]\d{3}|\d\d)$/.exec(text);
  if (!found) return null;
  const [, day = "", name = "", year = ""] = found;
  const month = /\d/.test(name)
    ? Number(name)
    : months.findIndex((spellings) => spellings.some((spelling) => spelling.startsWith(name))) + 1;
  return year.length === 2
    ? inWindow(Number(year), month, Number(day), bounds)
    : validDay(Number(year), month, Number(day));
}

/** Parse "2027-05-09". */
function parseIso(text: string): string | null {
  const [, year, month, day] = /^([1-9]\d{3})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  return year ? validDay(Number(year), Number(month), Number(day)) : null;
}

/** Parse "today", "hari ini", "t", "+6m" or "-2w". */
function fromToday(text: string, today: string): string | null {
  if (/^(t|today|hari\s+ini)$/.test(text)) return today;
  const [, sign, count, unit = ""] = /^([+-])\s?(\d{1,4})\s?([dwmy])$/.exec(text) ?? [];
  const day = steps[unit]?.(today, Number(`${sign}${count}`));
  return day && isDay(day) ? day : null;
}

/** Convert typed text to yyyy-MM-dd. Returns null for text that is no date and for a day that does not exist. */
export function parseDay(typed: string, bounds: Bounds): string | null {
  const text = typed.trim().toLowerCase();
  return fromToday(text, bounds.today) ?? parseIso(text) ?? parseWritten(text, bounds);
}

/** Convert "9", "930", "9.30" or "09:30" to HH:mm. Returns null for anything else. */
export function parseTime(typed: string): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/\s*wib$/, "");
  const [, hour, minute = "00"] = /^(\d{1,2})(?:[:.\s]?(\d\d))?$/.exec(text) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${twoDigits(Number(hour))}:${minute}` : null;
}
