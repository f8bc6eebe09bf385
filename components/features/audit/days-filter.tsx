import { useTranslations } from "next-intl";
import { DateInput } from "@/components/ui/form/date-field/plain-input";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import styles from "./audit.module.css";

/** First and last day. They submit as a form, so that a half-typed year sends nothing. */
export function DaysFilter({ params, kept }: { params: SearchParams; kept: readonly string[] }) {
  const t = useTranslations("audit");
  return (
    <form method="get" className={styles.filter}>
      {kept
        .filter((name) => valueOf(params, name))
        .map((name) => (
          <input key={name} type="hidden" name={name} value={valueOf(params, name)} />
        ))}
      <div className={styles.days}>
        {(["from", "until"] as const).map((name) => (
          <DateInput
            key={name}
            label={t(name)}
            name={name}
            defaultValue={valueOf(params, name)}
            className={styles.field}
          />
        ))}
      </div>
      <button type="submit" className={styles.apply}>
        {t("apply")}
      </button>
    </form>
  );
}
