import { formatExchangeRate } from "@/lib/features/rates/amount.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import type { ExcelTable } from "@/lib/platform/excel/render-excel";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/messages";
import { sumOf, type DollarPayment } from "../rules";

type Sheet = { payments: readonly DollarPayment[]; month: string; locale: Locale; exportedBy: string; now: Date };
const widths = {
  name: 30,
  employeeNumber: 16,
  vessel: 24,
  bank: 22,
  accountNumber: 22,
  accountName: 30,
  dollars: 14,
  rate: 14,
  amount: 18,
};

/** List trading out paid in dollars, with account and rate. Account numbers and rates are text. */
export function dollarTable({ payments, month, locale, exportedBy, now }: Sheet): ExcelTable {
  const t = translator(locale);
  return {
    sheet: t("payments.dollarSheet"),
    title: t("payments.dollarTitle", { month }),
    columns: Object.entries(widths).map(([key, width]) => ({ label: t(`payments.columns.${key}`), width })),
    names: 2,
    rows: payments.map((one) => [
      ...[one.employeeName, one.employeeNumber, one.vesselName, one.bankName, one.accountNumber, one.accountName],
      ...[one.cents / 100, formatExchangeRate(one.rupiahPerDollar), one.amount],
    ]),
    notes: [
      [
        ...[t("payments.total"), null, null, null, null, null],
        ...[sumOf(payments, ({ cents }) => cents) / 100, null, sumOf(payments, ({ amount }) => amount)],
      ],
    ],
    footer: t("documents.exported", {
      filters: month,
      by: exportedBy,
      at: `${formatDate(now, locale, "instant")} WIB`,
    }),
  };
}
