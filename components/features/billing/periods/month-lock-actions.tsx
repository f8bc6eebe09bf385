"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { BillsPage } from "@/lib/features/billing/schema";
import { Link } from "@/components/ui/layout/link";
import { invoicesAddress } from "../addresses";
import styles from "../billing.module.css";

const LockDialog = lazyDialog(() => import("./lock-dialog").then((module) => module.LockDialog));
const UnlockDialog = lazyDialog(() => import("./unlock-dialog").then((module) => module.UnlockDialog));

type Props = { page: Pick<BillsPage, "allowedActions" | "month" | "year">; monthName: string };

/** Actions on a month: lock, or unlock the last one; link to invoices. */
export function MonthLockActions({ page, monthName }: Props) {
  const t = useTranslations("billing");
  const [openDialog, setOpenDialog] = useState<"lock" | "unlock" | null>(null);
  const { allowedActions, month, year } = page;
  const dialog = { month, year, monthName, onClose: () => setOpenDialog(null) };
  return (
    <div className={styles.actions}>
      <Button variant="text" component={Link} href={invoicesAddress}>
        {t("invoicesPage.open")}
      </Button>
      {allowedActions.includes("lock") ? (
        <Button variant="contained" {...LockDialog.preloadProps} onClick={() => setOpenDialog("lock")}>
          {t("lock.action")}
        </Button>
      ) : null}
      {allowedActions.includes("unlock") ? (
        <Button variant="outlined" {...UnlockDialog.preloadProps} onClick={() => setOpenDialog("unlock")}>
          {t("unlock.action")}
        </Button>
      ) : null}
      {openDialog === "lock" ? <LockDialog {...dialog} /> : null}
      {openDialog === "unlock" ? <UnlockDialog {...dialog} /> : null}
    </div>
  );
}
