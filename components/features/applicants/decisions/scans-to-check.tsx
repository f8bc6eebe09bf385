"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { Icon } from "@/components/ui/layout/icon";
import styles from "../pipeline/panels.module.css";
import { useScanReview } from "../pipeline/scan-review";

/** Show how many scans are checked and a button to the next unchecked one. */
export function ScansToCheck() {
  const t = useTranslations("applicants.screens.scans");
  const desk = useScanReview();
  if (!desk || desk.total === 0) return null;
  const { checked, total, checkNext } = desk;
  return (
    <div className={styles.papers}>
      {t("progress", { checked, total })}
      <Button variant="outlined" onClick={checkNext} startIcon={<Icon name="eye" />} height="touch">
        {t("check")}
      </Button>
    </div>
  );
}
