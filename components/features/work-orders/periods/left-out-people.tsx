import { getLocale, getTranslations } from "next-intl/server";
import { RecordTable } from "@/components/ui/list/record-table";
import type { PeriodDetail } from "@/lib/features/work-orders/periods/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { isLocale } from "@/lib/platform/i18n/locales";
import { rupiah } from "@/lib/features/work-orders/slip-labels.rules";
import { SlipLockButton } from "./slip-lock-button";
import { Person } from "./blocked-people";
import styles from "./periods.module.css";

type Props = { period: Pick<PeriodDetail, "leftOut" | "month"> };

/** List left-out people of a locked month with reasons and separate locks. */
export async function LeftOutPeople({ period: { leftOut, month } }: Props) {
  const [t, seafarer, activeLocale] = await Promise.all([
    getTranslations("work-orders.periods.apart"),
    getTranslations("work-orders.periods"),
    getLocale(),
  ]);
  if (leftOut.length === 0) return null;
  const locale = isLocale(activeLocale) ? activeLocale : "en";
  const monthName = formatDate(`${month}-01`, locale, "month");
  const statusText = ({ state, takeHome, lockedAt, lockedByName }: Props["period"]["leftOut"][number]) => {
    if (state === null) return t("noSlip");
    if (state === "draft" || !lockedAt) return `${rupiah(takeHome)} · ${t("waits")}`;
    const date = formatDate(lockedAt, locale);
    const by = lockedByName ? t("lockedBy", { name: lockedByName, date }) : t("lockedOn", { date });
    return `${rupiah(takeHome)} · ${by}`;
  };
  return (
    <section className={styles.part} aria-labelledby="left-out">
      <h3 id="left-out">{t("title")}</h3>
      <p className={styles.quiet}>{t("text")}</p>
      <RecordTable
        label={t("title")}
        columns={[{ label: seafarer("seafarer") }, { label: t("reason") }, { label: t("slip") }, { label: t("lock") }]}
        rows={leftOut.map((one) => [
          <Person key="person" {...one} />,
          one.reason,
          statusText(one),
          <SlipLockButton
            key={`${one.state}.${one.lockId}`}
            subject={{ crewId: one.crewId, name: one.name, month, monthName, lockId: one.lockId }}
            allowed={one.allowedActions}
          />,
        ])}
        empty=""
      />
    </section>
  );
}
