import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { HiddenFields } from "./record-parts";
import styles from "./link-page.module.css";

type Props = {
  /** Where the forms are sent, by a browser without scripts as well. */
  action: string;
  hidden: Record<string, string | number>;
  isPrincipal: boolean;
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

/** Two forms, one for each answer; neither says anything before somebody has ticked that they read what stands above. product 5.9 */
export async function AnswerForms({ action, hidden, isPrincipal, declaration, name, problem }: Props) {
  const t = await getTranslations("approvals.page");
  const [yes, no, open] = isPrincipal
    ? (["approve", "reject", "rejectOpen"] as const)
    : (["accept", "decline", "declineOpen"] as const);
  return (
    <div className={styles.answer}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <form className={styles.form} method="post" action={action}>
        <HiddenFields fields={{ ...hidden, answer: "Confirmed" }} />
        <Tick id={`read-${name}-yes`} label={declaration} />
        <Button type="submit" variant="contained" size="large" className={styles.verb}>
          {t(yes)}
        </Button>
      </form>
      <details className={styles.reject}>
        <summary>{t(open)}</summary>
        <form className={styles.form} method="post" action={action}>
          <HiddenFields fields={{ ...hidden, answer: "Rejected" }} />
          <div className={styles.field}>
            <label htmlFor={`reason-${name}`}>{t("reason")}</label>
            <textarea
              id={`reason-${name}`}
              name="reason"
              rows={3}
              minLength={10}
              maxLength={500}
              required
              aria-describedby={`hint-${name}`}
            />
            <small id={`hint-${name}`}>{t("reasonHint")}</small>
          </div>
          <Tick id={`read-${name}-no`} label={declaration} />
          <Button type="submit" variant="outlined" color="error" size="large" className={styles.verb}>
            {t(no)}
          </Button>
        </form>
      </details>
    </div>
  );
}
