import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";
import { HiddenFields } from "./answer-form-parts";
import styles from "./link-page.module.css";

/** One question with the action of its forms, which also work without JavaScript. */
export type Question = {
  action: string;
  hidden: Record<string, string | number>;
  declaration: string;
  /** Prefix that keeps the fields of several questions apart. */
  name: string;
  problem?: string | undefined;
};

const ReadCheckbox = ({ id, label }: { id: string; label: string }) => (
  <label className={styles.tick} htmlFor={id}>
    <input id={id} type="checkbox" name="hasRead" required />
    {label}
  </label>
);

type AnswerLabels = { yes: string; open: string; no: string };

/**
 * Render two forms, one per answer, in a bar that stays at the bottom of the question. Both require the checkbox that the terms were read. children: extra fields of the
 * yes form. product 5.9
 */
export async function AnswerFormPair({
  question,
  labels,
  children,
}: {
  question: Question;
  labels: AnswerLabels;
  children?: ReactNode;
}) {
  const { action, hidden, declaration, name, problem } = question;
  const t = await getTranslations("approvals.page");
  return (
    <div className={styles.decide}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <form className={styles.form} method="post" action={action}>
        <HiddenFields fields={{ ...hidden, answer: "Confirmed" }} />
        {children}
        <ReadCheckbox id={`read-${name}-yes`} label={declaration} />
        <Button type="submit" variant="contained" size="large" className={styles.verb}>
          {labels.yes}
        </Button>
      </form>
      <details className={styles.reject}>
        <summary>{labels.open}</summary>
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
          <ReadCheckbox id={`read-${name}-no`} label={declaration} />
          <Button type="submit" variant="outlined" color="error" size="large" className={styles.verb}>
            {labels.no}
          </Button>
        </form>
      </details>
    </div>
  );
}
