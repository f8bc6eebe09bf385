import { formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { translator, type Translate } from "@/lib/platform/i18n/messages";
import type { CrewChange, CrewChangeList } from "../schema";

type Sheet = { list: CrewChangeList; locale: Locale; exportedBy: string; now: Date };

const widths = {
  no: 5,
  position: 22,
  leaves: 26,
  leavesNumber: 12,
  leavesOn: 13,
  joins: 26,
  joinsNumber: 12,
  joinsOn: 13,
  until: 13,
  between: 14,
  answers: 20,
  missing: 60,
};

function betweenOf({ daysBetween: days }: CrewChange, t: Translate): string | null {
  if (days === null) return null;
  return t(`crew-changes.${days > 0 ? "gap" : days < 0 ? "overlap" : "same"}`, { days: Math.abs(days) });
}

/** Return one line per missing item; documents without a scan share a line. */
function linesOf(missingItems: NonNullable<CrewChange["joining"]>["missing"], t: Translate): string[] {
  const scans = missingItems.filter(({ kind }) => kind === "scan").map(({ text }) => text);
  const otherTexts = missingItems.filter(({ kind }) => kind !== "scan").map(({ text }) => text);
  return scans.length > 0 ? [...otherTexts, t("crew-changes.noScan", { names: scans.join(", ") })] : otherTexts;
}

function rowOf(row: CrewChange, index: number, t: Translate, locale: Locale): Cell[] {
  const { leaving, joining } = row;
  const position = inLanguage(locale, { en: row.jobPositionName, id: row.jobPositionNameId });
  const relief: Cell = joining
    ? joining.employeePassportName
    : { text: t("crew-changes.noRelieverPlanned"), tone: "missing" };
  const missingItems = joining?.missing ?? [];
  return [
    index + 1,
    row.sequence > 1 ? `${position} ${row.sequence}` : position,
    leaving?.employeePassportName ?? t("crew-changes.vacant"),
    leaving?.employeeIdNumber ?? null,
    { day: leaving ? (leaving.offBoard ?? leaving.endDate) : null },
    relief,
    joining?.employeeIdNumber ?? null,
    { day: joining ? (joining.onBoard ?? joining.startDate) : null },
    { day: joining?.endDate ?? null },
    betweenOf(row, t),
    joining ? t(`crew-changes.${joining.onBoard ? "signedOn" : `answers.${joining.summaryStatus}`}`) : null,
    missingItems.length > 0
      ? {
          text: linesOf(missingItems, t).join("; "),
          tone: missingItems.some(({ level }) => level === "block") ? "missing" : "expiring",
        }
      : null,
  ];
}

/** Build the crew change list as shown on screen, with vessel and window above it. */
export function crewChangeTable({ list, locale, exportedBy, now }: Sheet): ExcelTable {
  const t = translator(locale);
  const period = `${formatDate(list.from, locale)} – ${formatDate(list.to, locale)}`;
  const fact = (key: string, value: string | null) => ({ label: t(`crew-changes.${key}`), value });
  const { leaving, joining, uncovered, notReady } = list.counts;
  return {
    sheet: t("crew-changes.title"),
    title: t("crew-changes.sheetTitle", { vessel: list.vesselName, period }),
    facts: [
      fact("vessel", list.vesselName),
      fact("type", list.vesselType),
      fact("principal", list.principal),
      fact("port", list.currentPort),
      fact("period", period),
      fact("summary", t("crew-changes.counted", { leaving, joining, uncovered, notReady })),
    ],
    columns: Object.entries(widths).map(([key, width]) => ({ label: t(`crew-changes.columns.${key}`), width })),
    names: 2,
    rows: list.rows.map((row, index) => rowOf(row, index, t, locale)),
    footer: t("documents.exported", {
      filters: `${list.vesselName}, ${period}`,
      by: exportedBy,
      at: `${formatDate(now, locale, "instant")} WIB`,
    }),
  };
}
