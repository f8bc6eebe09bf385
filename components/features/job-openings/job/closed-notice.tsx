import { getTranslations } from "next-intl/server";
import styles from "./closed-notice.module.css";

export async function ClosedNotice() {
  const t = await getTranslations("careers.detail");
  return (
    <div className={styles.strip}>
      <p className={styles.text}>
        <strong>{t("closedTitle")}</strong> {t("closedText")}
      </p>
    </div>
  );
}
