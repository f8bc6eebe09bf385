import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { ForecastRow } from "../../compliance/schema";

type ForecastSheet = {
  rows: ForecastRow[];
  division: string;
  filters: string;
  exportedBy: string;
  locale: Locale;
  now: Date;
};

const widths = {
  no: 6,
  employeeNumber: 15,
  name: 32,
  rank: 24,
  vessel: 26,
  stay: 14,
  from: 14,
  to: 14,
  level: 12,
  kind: 32,
  what: 60,
  dueOn: 14,
  daysLeft: 10,
};

/** Build the sheet of the compliance forecast. product 2.4, 5.18 */
export function forecastTable({ rows, division, filters, exportedBy, locale, now }: ForecastSheet): ExcelTable {
  const t = translator(locale);
  return {
    sheet: `${t("work-lists.forecast.title")} ${dayOf(now)}`.slice(0, 31),
    title: t("work-lists.forecast.sheetTitle", { division, date: formatDate(dayOf(now), locale), count: rows.length }),
    columns: Object.entries(widths).map(([key, width]) => ({ label: t(`work-lists.forecast.columns.${key}`), width })),
    names: 3,
    rows: rows.map((row, index) => [
      index + 1,
      row.employeeNumber,
      row.fullName,
      inLanguage(locale, { en: row.position, id: row.positionNameId }),
      row.vesselName,
      t(`work-lists.stays.${row.slot}`),
      { day: row.startDate },
      { day: row.endDate },
      t(`compliance.levels.${row.level}`),
      t(`work-lists.kinds.${row.code}`),
      row.text,
      { day: row.dueOn },
      row.daysLeft,
    ]),
    footer: t("documents.exported", { filters, by: exportedBy, at: `${formatDate(now, locale, "instant")} WIB` }),
  };
}
