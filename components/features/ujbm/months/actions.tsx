"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { UjbmPage } from "@/lib/features/ujbm/months/schema";
import styles from "../ujbm.module.css";

const OccasionsDialog = lazyDialog(() =>
  import("./extra-ration-days-dialog").then((module) => module.ExtraRationDaysDialog),
);
const CloseDialog = lazyDialog(() => import("./close-dialog").then((module) => module.CloseMonthDialog));

type Props = {
  page: Pick<UjbmPage, "allowedActions" | "open" | "openFrom" | "specialOccassionDays" | "month">;
  months: number;
  year: number;
  years: number[];
};

/** Actions on a month: occasion days and closing. */
export function MonthActions({ page, months, year, years }: Props) {
  const t = useTranslations("ujbm");
  const [openDialog, setOpenDialog] = useState<"occasions" | "close" | null>(null);
  const onClose = () => setOpenDialog(null);
  if (page.allowedActions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {page.allowedActions.includes("occasions") ? (
        <Button variant="outlined" {...OccasionsDialog.preloadProps} onClick={() => setOpenDialog("occasions")}>
          {t("occasions.action")}
        </Button>
      ) : null}
      {page.allowedActions.includes("close") ? (
        <Button variant="contained" {...CloseDialog.preloadProps} onClick={() => setOpenDialog("close")}>
          {t("close.action")}
        </Button>
      ) : null}
      {openDialog === "occasions" ? (
        <OccasionsDialog
          months={months}
          year={year}
          years={years}
          onClose={onClose}
          days={page.specialOccassionDays}
          openFrom={page.openFrom}
        />
      ) : null}
      {openDialog === "close" ? <CloseDialog page={page} months={months} year={year} onClose={onClose} /> : null}
    </div>
  );
}
