import { getTranslations } from "next-intl/server";
import { AnswerFormPair, type Question } from "./answer-form-pair";
import styles from "./link-page.module.css";

/** Let the seafarer accept with checkbox and name, or decline with a reason. product 5.3 */
export async function ConsentForms(question: Question) {
  const t = await getTranslations("extensions.page");
  const { name } = question;
  return (
    <AnswerFormPair question={question} labels={{ yes: t("agree"), open: t("declineOpen"), no: t("decline") }}>
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
    </AnswerFormPair>
  );
}
