import { formatDate } from "@/lib/platform/calendar/dates";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { sumOf, type Transfer } from "../rules";

type Sheet = { transfers: Transfer[]; month: string; locale: Locale; exportedBy: string; now: Date };
const widths = { bank: 24, accountNumber: 22, accountName: 34, amount: 18, reference: 28 };

/** List the transfers of a month with their sum. Account numbers are text, to keep leading zeros. */
export function bankTable({ transfers, month, locale, exportedBy, now }: Sheet): ExcelTable {
  const t = translator(locale);
  return {
    sheet: t("payments.bankSheet"),
    title: t("payments.bankTitle", { month }),
    columns: Object.entries(widths).map(([key, width]) => ({ label: t(`payments.columns.${key}`), width })),
    names: 3,
    rows: transfers.map((one) => [one.bank, one.accountNumber, one.accountName, one.amount, one.reference]),
    notes: [[t("payments.total"), null, null, sumOf(transfers, ({ amount }) => amount)]],
    footer: t("documents.exported", {
      filters: month,
      by: exportedBy,
      at: `${formatDate(now, locale, "instant")} WIB`,
    }),
  };
}
