import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { PlainCell } from "@/lib/platform/excel/cell";
import type { LongTable } from "@/lib/platform/excel/stream-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator } from "@/lib/platform/i18n/messages";
import type { ListedEntry } from "../../schema";

type BlacklistSheet = { division: string; filters: string; exportedBy: string; locale: Locale; now: Date };

const widths = {
  no: 6,
  employeeNumber: 15,
  seafarerId: 15,
  fullName: 32,
  position: 24,
  vesselType: 24,
  level: 26,
  confirmed: 13,
  reason: 24,
  startDate: 14,
  endDate: 14,
  reviewDate: 14,
  request: 16,
  approval: 16,
};

/** Build the sheet of open register entries, for users who may open that tab. product 5.4, 5.18 */
export function blacklistTable({ division, filters, exportedBy, locale, now }: BlacklistSheet) {
  const t = translator(locale);
  const name = t("crew.tabs.blacklist");
  const table: LongTable = {
    sheet: `${name} ${dayOf(now)}`,
    title: (count) => t("crew.export.title", { tab: name, division, date: formatDate(dayOf(now), locale), count }),
    columns: Object.entries(widths).map(([key, width]) => ({ label: t(`crew.export.columns.${key}`), width })),
    names: 4,
    footer: t("documents.exported", { filters, by: exportedBy, at: `${formatDate(now, locale, "instant")} WIB` }),
  };
  const requestOf = (row: ListedEntry): PlainCell =>
    row.unblacklistRequest ? { day: dayOf(row.unblacklistRequest) } : null;
  const cells = (row: ListedEntry, index: number): PlainCell[] => [
    index + 1,
    row.employeeNumber,
    row.seafarerId,
    row.name,
    inLanguage(locale, { en: row.position, id: row.positionNameId }),
    inLanguage(locale, { en: row.vesselType, id: row.vesselTypeNameId }),
    t(`crew.suitability.${row.suitability}`),
    t(row.isConfirmed ? "crew.export.yes" : "crew.export.no"),
    t(`crew.suitabilityReason.${row.reason}`),
    { day: row.startDate },
    { day: row.endDate },
    { day: row.reviewDate },
    requestOf(row),
    row.unblacklistApproval && t(`crew.removal.${row.unblacklistApproval}`),
  ];
  return { table, cells };
}
