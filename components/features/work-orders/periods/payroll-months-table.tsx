import { getLocale, getTranslations } from "next-intl/server";
import rates from "@/components/features/rates/rates.module.css";
import { StatusBadge } from "@/components/ui/feedback/status-badge";
import { Link } from "@/components/ui/layout/link";
import type { Period } from "@/lib/features/work-orders/periods/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import styles from "./periods.module.css";

type Props = { periods: Period[]; current: string | undefined; hrefOf: (month: string) => string };

/** List the division's months, newest first, with totals and status. */
export async function PayrollMonthsTable({ periods, current, hrefOf }: Props) {
  const [t, activeLocale] = await Promise.all([getTranslations("work-orders.periods"), getLocale()]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  return (
    <nav aria-label={t("title")} className={rates.versions}>
      <ol>
        {periods.map(({ month, state, people, takeHome, held, leftOpen }) => (
          <li key={month}>
            <Link href={hrefOf(month)} aria-current={month === current ? "page" : undefined} scroll={false}>
              <span className={rates.versionLine}>
                <b>{formatDate(`${month}-01`, locale, "month")}</b>
                <StatusBadge status={state === "locked" ? "Completed" : "Pending"} label={t(`states.${state}`)} />
              </span>
              <span className={rates.versionSource}>{rupiah(BigInt(takeHome))}</span>
              <span className={rates.versionSource}>
                {t("people", { count: people })}
                {leftOpen > 0 ? <b className={styles.held}> · {t("leftOpen", { count: leftOpen })}</b> : null}
                {held > 0 ? <b className={styles.held}> · {t("held", { count: held })}</b> : null}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
