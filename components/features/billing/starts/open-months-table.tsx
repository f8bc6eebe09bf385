import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/platform/calendar/dates";
import { rupiahText } from "@/lib/features/rates/amount.rules";

export type Months = readonly { month: string; rows: number; totalBills: number }[];

/** List months before the first billing month with totals. */
export function OpenMonthsTable({ months }: { months: Months }) {
  const t = useTranslations("billing.start");
  const activeLocale = useLocale();
  return (
    <ul>
      {months.map(({ month, rows, totalBills }) => (
        <li key={month}>
          {t("line", { month: formatDate(month, activeLocale, "month"), count: rows, total: rupiahText(totalBills) })}
        </li>
      ))}
    </ul>
  );
}
