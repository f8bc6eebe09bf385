import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { AnswerChoice, HiddenFields } from "./answer-form-parts";
import styles from "./link-page.module.css";

type Props = {
  action: string;
  hidden: Record<string, string | number>;
  declaration: string;
  problem?: string | undefined;
};

/** Record a principal's answer on their behalf, with evidence. product 5.2 */
export async function OnBehalfForm({ action, hidden, declaration, problem }: Props) {
  const t = await getTranslations("approvals.page");
  return (
    <div className={styles.answer}>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <details className={styles.reject} open={problem !== undefined}>
        <summary>{t("behalf")}</summary>
        <form className={styles.form} method="post" action={action} encType="multipart/form-data">
          <HiddenFields fields={hidden} />
          <AnswerChoice legend={t("behalfAnswer")} yes={t("approve")} no={t("reject")} />
          <div className={styles.field}>
            <label htmlFor="behalf-reason">{t("reason")}</label>
            <textarea id="behalf-reason" name="reason" rows={3} maxLength={500} aria-describedby="behalf-hint" />
            <small id="behalf-hint">{t("behalfHint")}</small>
          </div>
          <div className={styles.field}>
            <label htmlFor="behalf-file">{t("evidenceFile")}</label>
            <input
              id="behalf-file"
              name="evidence"
              type="file"
              accept="application/pdf,image/jpeg,image/png"
              required
              aria-describedby="behalf-file-hint"
            />
            <small id="behalf-file-hint">{t("evidenceFileHint")}</small>
          </div>
          <label className={styles.tick}>
            <input type="checkbox" name="hasRead" required />
            {declaration}
          </label>
          <Button type="submit" variant="contained" size="large" className={styles.verb}>
            {t("record")}
          </Button>
        </form>
      </details>
    </div>
  );
}
