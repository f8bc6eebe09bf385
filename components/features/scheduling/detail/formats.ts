import { formatDate, isDay } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";

/** Format "20 Nov 2026, 08:30", or the date alone when there is no time. Document 3 §9 */
export function momentText(value: string | Date, locale: Locale): string {
  if (typeof value === "string" && isDay(value)) return dayText(value, locale);
  const formatted = formatDate(value, locale, "instant");
  const at = formatted.lastIndexOf(" ");
  return `${twoDigits(formatted.slice(0, at))},${formatted.slice(at)}`;
}

/** Format "05 Nov 2026". */
export const dayText = (day: string, locale: Locale) => twoDigits(formatDate(day, locale));

const twoDigits = (formatted: string) => (/^\d /.test(formatted) ? `0${formatted}` : formatted);

const multiplierFormat = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });
/** Format a multiplier with a comma in both languages: "1,5". Document 3 §9 */
export const multiplierText = (value: number) => multiplierFormat.format(value);

/** Fields of a schedule that can change, under their log names. */
const fieldNames = [
  "employeeSchedulingStatusId",
  "scheduledOnBoardDate",
  "scheduledOnBoardTime",
  "onboardLocationPortId",
  "onboardAgentName",
  "onboardAgentPhone",
  "scheduledOffBoardDate",
  "scheduledOffBoardTime",
  "offboardLocationPortId",
  "offboardAgentName",
  "offboardAgentPhone",
  "noTravelOnBoard",
  "noTravelOffBoard",
  "onBoardTotal",
  "offBoardTotal",
  "onBoardLumpsumGrade",
  "offBoardLumpsumGrade",
  "accommodationDocuments",
  "appraisalDocuments",
] as const;
export const isFieldName = (name: string): name is (typeof fieldNames)[number] =>
  fieldNames.some((fieldName) => fieldName === name);
