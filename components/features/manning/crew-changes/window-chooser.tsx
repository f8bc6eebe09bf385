import { getTranslations } from "next-intl/server";
import { DateInput } from "@/components/ui/form/date-field/plain-input";
import { ListFilter } from "@/components/ui/list/list-filter";
import { addDays } from "@/lib/platform/calendar/dates";
import type { Period } from "@/lib/platform/calendar/period";
import styles from "./crew-changes.module.css";

const presets = [14, 30, 90] as const;

/** Choose a date window: the usual ones as chips, any other by two dates. */
export async function WindowChooser({ window: { from, to }, today }: { window: Period; today: string }) {
  const t = await getTranslations("crew-changes");
  const current = presets.find((days) => from === today && to === addDays(today, days));
  const choices = presets.map((days) => ({
    id: String(days),
    label: t("days", { days }),
    href: `?from=${today}&to=${addDays(today, days)}`,
  }));
  const day = { className: styles.day, required: true };
  return (
    <>
      <ListFilter label={t("window")} choices={choices} current={String(current ?? "")} />
      <form method="get" className={styles.dates}>
        <DateInput {...day} label={t("from")} name="from" defaultValue={from} key={`from ${from}`} />
        <DateInput {...day} label={t("to")} name="to" defaultValue={to} key={`to ${to}`} />
        <button type="submit" className={styles.apply}>
          {t("apply")}
        </button>
      </form>
    </>
  );
}
