import { getTranslations } from "next-intl/server";
import { DateInput } from "@/components/ui/form/date-field/plain-input";
import { ListFilter } from "@/components/ui/list/list-filter";
import { addDays } from "@/lib/platform/calendar/dates";
import styles from "./report.module.css";

const presets = [30, 90, 365] as const;
export const firstDayOf = (days: number, today: string) => addDays(today, 1 - days);
type Props = { from: string; until: string; today: string };

/** Choose a preset period with chips, or any period by its two dates. */
export async function PeriodChooser({ from, until, today }: Props) {
  const t = await getTranslations("applicants.screens.report");
  const current = presets.find((days) => until === today && from === firstDayOf(days, today));
  const choices = presets.map((days) => ({
    id: String(days),
    label: t("lastDays", { days }),
    href: `?from=${firstDayOf(days, today)}&until=${today}`,
  }));
  const day = { className: styles.day, max: today, required: true };
  return (
    <div className={styles.period}>
      <ListFilter label={t("period")} choices={choices} current={String(current ?? "")} />
      <form method="get" className={styles.dates}>
        <DateInput {...day} label={t("from")} name="from" defaultValue={from} key={`from ${from}`} />
        <DateInput {...day} label={t("until")} name="until" defaultValue={until} key={`until ${until}`} />
        <button type="submit" className={styles.show}>
          {t("show")}
        </button>
      </form>
    </div>
  );
}
