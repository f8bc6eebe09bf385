import { getTranslations } from "next-intl/server";
import styles from "./no-fee-notice.module.css";

export async function NoFeeNotice() {
  const t = await getTranslations("careers.site");
  return (
    <p className={styles.strip}>
      <span className={styles.text}>
        <strong>{t("feeFreeTitle")}</strong> {t("feeFree")}
      </span>
    </p>
  );
}
