import type { UjbmMonthState } from "@/db/enums/ujbm";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { Cell } from "@/lib/platform/excel/cell";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { toResponse } from "../../response.rules";

type Row = ReturnType<typeof toResponse>;
type Sheet = { month: string; state: UjbmMonthState; rows: Row[]; locale: Locale; exportedBy: string; now: Date };

const widths = {
  no: 5,
  vessel: 28,
  ujbm: 11,
  crew: 8,
  days: 8,
  correction: 11,
  specialDays: 10,
  total: 16,
  bank: 16,
  accountNo: 20,
  accountName: 26,
  phone: 18,
};

const money = ["ujbm", "total"];

const sum = (rows: readonly Row[], of: (row: Row) => number | null): Cell => ({
  sum: rows.reduce((all, row) => all + (of(row) ?? 0), 0),
});

/** Build the sheet of a month's vessels with the page's figures and sums. */
export function ujbmTable({ month, state, rows, locale, exportedBy, now }: Sheet): ExcelTable {
  const t = translator(locale);
  const name = formatDate(month, locale, "month");
  const cells = rows.map((row, index): Cell[] => [
    index + 1,
    row.vesselName,
    row.ujbm ?? { text: t("ujbm.noRateYet"), tone: "missing" },
    row.crew,
    row.days,
    row.correction,
    row.specialOccassionDays,
    row.total,
    row.bankName,
    row.accountNo,
    row.accountName,
    row.phoneNo,
  ]);
  const total: Cell[] = [
    null,
    t("ujbm.total"),
    null,
    sum(rows, ({ crew }) => crew),
    null,
    sum(rows, ({ correction }) => correction),
    null,
    sum(rows, (row) => row.total),
  ];
  return {
    sheet: "UJBM",
    title: t("ujbm.sheetTitle", { month: name, state: t(`ujbm.states.${state}`) }),
    columns: Object.entries(widths).map(([key, width]) => ({
      label: t(`ujbm.sheet.${key}`),
      width,
      isMoney: money.includes(key),
    })),
    names: 2,
    rows: cells,
    notes: [total],
    footer: t("documents.exported", { filters: name, by: exportedBy, at: `${formatDate(now, locale, "instant")} WIB` }),
  };
}
