import { useTranslations } from "next-intl";
import styles from "./crew.module.css";

/** Beside the name of somebody whose processing is stopped; only those who still find them see it. product 5.20 */
export function StoppedMark() {
  const t = useTranslations("data-requests");
  return (
    <span className={`${styles.mark} ${styles.barred}`} title={t("stoppedMarkTitle")}>
      {t("stoppedMark")}
    </span>
  );
}
