import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/layout/button";
import { AnswerChoice, HiddenFields } from "./answer-form-parts";
import styles from "./link-page.module.css";

type Props = { action: string; hidden: Record<string, string | number>; name: string; declaration: string };

const channels = ["telephone", "message", "in-person"] as const;

/** Record a seafarer's answer that the office received: channel, time and wording. product 5.2 */
export async function RecordedAnswerForm({ action, hidden, name, declaration }: Props) {
  const t = await getTranslations("approvals.page");
  return (
    <details className={styles.reject}>
      <summary>{t("recordAnswer")}</summary>
      <form className={styles.form} method="post" action={action}>
        <HiddenFields fields={hidden} />
        <AnswerChoice legend={t("answer")} yes={t("accept")} no={t("decline")} />
        <div className={styles.field}>
          <label htmlFor={`via-${name}`}>{t("via")}</label>
          <select id={`via-${name}`} name="answeredVia" defaultValue="telephone">
            {channels.map((channel) => (
              <option key={channel} value={channel}>
                {t(`channels.${channel}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.field}>
          <label htmlFor={`at-${name}`}>{t("answeredAt")}</label>
          <input id={`at-${name}`} name="answeredAt" type="datetime-local" required />
        </div>
        <div className={styles.field}>
          <label htmlFor={`note-${name}`}>{t("note")}</label>
          <textarea
            id={`note-${name}`}
            name="reason"
            rows={3}
            minLength={10}
            maxLength={500}
            required
            aria-describedby={`note-hint-${name}`}
          />
          <small id={`note-hint-${name}`}>{t("noteHint")}</small>
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
  );
}
