import { getTranslations } from "next-intl/server";
import styles from "./audit.module.css";

type Props = { people: { id: number; name: string }[]; operations: string[]; values: { person: string; operation: string; from: string; until: string; search: string } };

/** A plain form: the choice lives in the address and works before any script does. */
export async function AuditFilter({ people, operations, values }: Props) {
  const t = await getTranslations("audit");
  return (
    <form method="get" className={styles.filter}>
      <input type="search" name="search" defaultValue={values.search} placeholder={t("search")} aria-label={t("search")} className={styles.field} />
      <select name="person" defaultValue={values.person} aria-label={t("who")} className={styles.field}>
        <option value="">{t("anyone")}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select name="operation" defaultValue={values.operation} aria-label={t("action")} className={styles.field}>
        <option value="">{t("anyAction")}</option>
        {operations.map((operation) => (
          <option key={operation}>{operation}</option>
        ))}
      </select>
      <label className={styles.day}>
        {t("from")}
        <input type="date" name="from" defaultValue={values.from} className={styles.field} />
      </label>
      <label className={styles.day}>
        {t("until")}
        <input type="date" name="until" defaultValue={values.until} className={styles.field} />
      </label>
      <button type="submit" className={styles.apply}>
        {t("apply")}
      </button>
    </form>
  );
}
