"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { LockSubject } from "./lock-dialog";

const LockDialog = lazyDialog(() => import("./lock-dialog").then((module) => module.LockDialog));
const UnlockDialog = lazyDialog(() => import("./unlock-dialog").then((module) => module.UnlockDialog));

type Props = { subject: LockSubject; allowed: readonly ("lock" | "unlock")[] };

/** Actions on a month. */
export function PayrollMonthActions({ subject, allowed }: Props) {
  const t = useTranslations("work-orders.periods");
  const [openDialog, setOpenDialog] = useState<"lock" | "unlock" | null>(null);
  const onClose = () => setOpenDialog(null);
  return (
    <>
      {allowed.includes("unlock") ? (
        <Button variant="outlined" {...UnlockDialog.preloadProps} onClick={() => setOpenDialog("unlock")}>
          {t("unlock")}
        </Button>
      ) : null}
      {allowed.includes("lock") ? (
        <Button variant="contained" {...LockDialog.preloadProps} onClick={() => setOpenDialog("lock")}>
          {t("lock")}
        </Button>
      ) : null}
      {openDialog === "lock" ? <LockDialog subject={subject} onClose={onClose} /> : null}
      {openDialog === "unlock" ? <UnlockDialog subject={subject} onClose={onClose} /> : null}
    </>
  );
}
