import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { HiddenFields } from "./record-parts";
import styles from "./link-page.module.css";

type Props = {
  /** Where the forms are sent, by a browser without scripts as well. */
  action: string;
  hidden: Record<string, string | number>;
  declaration: string;
  /** Tells the fields of one question from those of another. */
  name: string;
  problem?: string | undefined;
};

const Tick = ({ id, label }: { id: string; label: string }) => (
  <label className={styles.tick} htmlFor={id}>
    <input id={id} type="checkbox" name="hasRead" required />
    {label}
  </label>
);

/** The seafarer agrees with tick and name, or declines and says why. product 5.3 */
export async function ConsentForms({ action, hidden, declaration, name, problem }: Props) {
  const [t, pages] = await Promise.all([getTranslations("extensions.page"), getTranslations("approvals.page")]);
  return (
    <div className={styles.answer}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <form className={styles.form} method="post" action={action}>
        <HiddenFields fields={{ ...hidden, answer: "Confirmed" }} />
        <div className={styles.field}>
          <label htmlFor={`name-${name}`}>{t("name")}</label>
          <input
            id={`name-${name}`}
            name="consentName"
            minLength={2}
            maxLength={100}
            required
            autoComplete="name"
            aria-describedby={`name-hint-${name}`}
          />
          <small id={`name-hint-${name}`}>{t("nameHint")}</small>
        </div>
        <Tick id={`read-${name}-yes`} label={declaration} />
        <Button type="submit" variant="contained" size="large" className={styles.verb}>
          {t("agree")}
        </Button>
      </form>
      <details className={styles.reject}>
        <summary>{t("declineOpen")}</summary>
        <form className={styles.form} method="post" action={action}>
          <HiddenFields fields={{ ...hidden, answer: "Rejected" }} />
          <div className={styles.field}>
            <label htmlFor={`reason-${name}`}>{pages("reason")}</label>
            <textarea
              id={`reason-${name}`}
              name="reason"
              rows={3}
              minLength={10}
              maxLength={500}
              required
              aria-describedby={`hint-${name}`}
            />
            <small id={`hint-${name}`}>{pages("reasonHint")}</small>
          </div>
          <Tick id={`read-${name}-no`} label={declaration} />
          <Button type="submit" variant="outlined" color="error" size="large" className={styles.verb}>
            {t("decline")}
          </Button>
        </form>
      </details>
    </div>
  );
}
