import { useTranslations } from "next-intl";
import styles from "./crew.module.css";

/** Mark a person whose processing is stopped; only permitted users find them. product 5.20 */
export function StoppedMark() {
  const t = useTranslations("data-requests");
  return (
    <span className={`${styles.mark} ${styles.barred}`} title={t("stoppedMarkTitle")}>
      {t("stoppedMark")}
    </span>
  );
}
