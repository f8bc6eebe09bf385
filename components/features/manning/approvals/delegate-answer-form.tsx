import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import styles from "./link-page.module.css";

/** Let a contact name another contact of the principal who should answer instead. product 5.9 */
export async function DelegateAnswerForm({
  action,
  view,
  problem,
}: {
  action: string;
  view: string;
  problem?: string | undefined;
}) {
  const t = await getTranslations("approvals.page");
  return (
    <details className={styles.colleague} open={problem !== undefined}>
      <summary>{t("notMe")}</summary>
      <p>{t("notMeText")}</p>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <form className={styles.form} method="post" action={action}>
        <input type="hidden" name="view" value={view} />
        <div className={styles.field}>
          <label htmlFor="colleague-name">{t("colleagueName")}</label>
          <input id="colleague-name" name="name" minLength={2} maxLength={100} required autoComplete="off" />
        </div>
        <div className={styles.field}>
          <label htmlFor="colleague-email">{t("colleagueEmail")}</label>
          <input id="colleague-email" name="email" type="email" maxLength={200} required autoComplete="off" />
        </div>
        <label className={styles.tick} htmlFor="colleague-tick">
          <input id="colleague-tick" type="checkbox" name="hasRead" required />
          {t("askTick")}
        </label>
        <Button type="submit" variant="outlined" size="large" className={styles.verb}>
          {t("ask")}
        </Button>
      </form>
    </details>
  );
}
