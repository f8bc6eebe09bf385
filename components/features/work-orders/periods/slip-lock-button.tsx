"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { SlipSubject } from "./lock-slip-dialog";

const LockSlipDialog = lazyDialog(() => import("./lock-slip-dialog").then((module) => module.LockSlipDialog));
const UnlockSlipDialog = lazyDialog(() => import("./unlock-slip-dialog").then((module) => module.UnlockSlipDialog));

type Props = { subject: SlipSubject & { lockId: number | null }; allowed: readonly ("lock" | "unlock")[] };

/** Lock one person's slips of a month separately, or unlock them. */
export function SlipLockButton({ subject, allowed }: Props) {
  const t = useTranslations("work-orders.periods.apart");
  const [openDialog, setOpenDialog] = useState<"lock" | "unlock" | null>(null);
  const onClose = () => setOpenDialog(null);
  const { lockId, name, monthName } = subject;
  const labels = { lock: t("lock"), unlock: t("unlock") };
  return (
    <>
      {allowed.map((what) => (
        <Button
          key={what}
          variant="outlined"
          size="small"
          aria-label={`${labels[what]}, ${name}, ${monthName}`}
          {...(what === "lock" ? LockSlipDialog.preloadProps : UnlockSlipDialog.preloadProps)}
          onClick={() => setOpenDialog(what)}
        >
          {labels[what]}
        </Button>
      ))}
      {openDialog === "lock" ? <LockSlipDialog subject={subject} onClose={onClose} /> : null}
      {openDialog === "unlock" && lockId !== null ? (
        <UnlockSlipDialog subject={{ lockId, name }} onClose={onClose} />
      ) : null}
    </>
  );
}
