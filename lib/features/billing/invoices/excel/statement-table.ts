import { formatDate } from "@/lib/platform/calendar/dates";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import type { Statement } from "../schema";

type Sheet = { statement: Statement; locale: Locale; exportedBy: string; now: Date };

/** Build a principal's statement as a sheet with numeric amounts. product 5.14, 5.18 */
export function statementTable({ statement, locale, exportedBy, now }: Sheet): ExcelTable {
  const t = translator(locale);
  const { principal, from, to, opening, lines, closing } = statement;
  const period = t("billing.statement.period", { from: formatDate(from, locale), to: formatDate(to, locale) });
  const money = (key: string) => ({ label: t(`billing.statement.columns.${key}`), width: 18, isMoney: true });
  return {
    sheet: t("billing.statement.sheet"),
    title: `${t("billing.statement.title", { principal })}, ${period}`,
    columns: [
      { label: t("billing.statement.columns.day"), width: 13 },
      { label: t("billing.statement.columns.kind"), width: 20 },
      { label: t("billing.statement.columns.number"), width: 24 },
      { label: t("billing.statement.columns.note"), width: 30 },
      money("amount"),
      money("balance"),
    ],
    names: 1,
    rows: [
      [{ day: from }, t("billing.statement.opening"), null, null, null, opening],
      ...lines.map(({ day, kind, number, note, amount, balance }) => [
        { day },
        t(`billing.statement.kinds.${kind}`),
        number,
        note,
        amount,
        balance,
      ]),
      [{ day: to }, t("billing.statement.closing"), null, null, null, closing],
    ],
    footer: t("documents.exported", {
      filters: period,
      by: exportedBy,
      at: `${formatDate(now, locale, "instant")} WIB`,
    }),
  };
}
