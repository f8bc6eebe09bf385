import { getLocale, getTranslations } from "next-intl/server";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import { PageTexts } from "@/components/ui/layout/page-texts";
import type { NextMonth } from "@/lib/features/work-orders/periods/schema";
import { rupiah, signedRupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { RunProgress } from "./run-progress";
import { PayrollMonthStatus } from "./payroll-month-status";
import styles from "./periods.module.css";

const monthAddress = (month: string) =>
  `/dashboard/payroll-and-contracts/payroll-management?tab=periods&month=${month}`;

/** Status of the next month to lock: due date, totals and problems. */
export async function NextMonthBar({ next }: { next: NextMonth }) {
  const [t, kinds, activeLocale] = await Promise.all([
    getTranslations("work-orders.periods"),
    getTranslations("rates.kinds"),
    getLocale(),
  ]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  const { month, previous, before, takeHome, people, held, unverified, run } = next;
  const name = formatDate(`${month}-01`, locale, "month");
  const change = before === null ? null : signedRupiah(takeHome - before);
  return (
    <section className={styles.bar} aria-label={t("next")}>
      <header>
        <h2>{name}</h2>
        <StatusBadge status="Pending" label={t("states.draft")} />
        <Link href={monthAddress(month)}>{t("openMonth")}</Link>
      </header>
      <PayrollMonthStatus period={next} />
      <PageTexts now={["work-orders.periods.running", "work-orders.periods.runEnded"]}>
        <RunProgress key={month} month={month} run={run} variant="line" />
      </PageTexts>
      <ul className={styles.sums}>
        <li>{t("people", { count: people })}</li>
        <li>
          {t("takeHome")} <b>Rp {rupiah(takeHome)}</b>
          {change === null
            ? null
            : ` (${t("against", { change, month: formatDate(`${previous}-01`, locale, "month") })})`}
        </li>
        {held > 0 ? <li className={styles.held}>{t("heldBy", { count: held })}</li> : null}
        {unverified.length > 0 ? (
          <li className={styles.amber}>
            {t("unverifiedTitle")}: {unverified.map((kind) => kinds(kind)).join(", ")}
          </li>
        ) : null}
        {held === 0 && unverified.length === 0 && people > 0 ? <li>{t("clear")}</li> : null}
      </ul>
    </section>
  );
}
