import { getLocale, getTranslations } from "next-intl/server";
import rates from "@/components/features/rates/rates.module.css";
import type { PeriodDetail } from "@/lib/features/work-orders/periods/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import styles from "./periods.module.css";

type Period = Pick<PeriodDetail, "refusal" | "dueOn" | "lockableFrom"> &
  Partial<Pick<PeriodDetail, "lockedAt" | "lockedByName">>;

/** When and by whom a month was locked, or when it is due. */
export async function PayrollMonthStatus({ period }: { period: Period }) {
  const [t, activeLocale] = await Promise.all([getTranslations("work-orders.periods"), getLocale()]);
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  const { lockedAt, lockedByName, refusal, dueOn, lockableFrom } = period;
  if (lockedAt) {
    const date = formatDate(lockedAt, locale);
    return (
      <p className={rates.quiet}>
        {lockedByName ? t("lockedBy", { name: lockedByName, date }) : t("lockedOn", { date })}
      </p>
    );
  }
  if (refusal === "notYet")
    return <p className={rates.quiet}>{t("from", { date: formatDate(lockableFrom, locale) })}</p>;
  if (refusal === "notBeforeEarlier") return <p className={rates.quiet}>{t("refusals.notBeforeEarlier")}</p>;
  const isLate = dueOn < dayOf(new Date());
  const dueText = t(isLate ? "overdue" : "due", { date: formatDate(dueOn, locale) });
  return <p className={isLate ? styles.late : rates.quiet}>{dueText}</p>;
}
