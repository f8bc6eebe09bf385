"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { Reminders } from "@/lib/features/billing/reminders/schema";

const RemindersDialog = lazyDialog(() => import("./dialog").then((module) => module.RemindersDialog));

/** Show whether invoice reminders are on, and open the settings. */
export function RemindersButton({ reminders }: { reminders: Reminders }) {
  const t = useTranslations("billing.reminders");
  const [isOpen, setOpen] = useState(false);
  const { afterDays, mayChange } = reminders;
  const status = afterDays === null ? t("off") : t("on", { days: afterDays });
  if (!mayChange) return <span>{status}</span>;
  return (
    <>
      <Button variant="outlined" height="touch" {...RemindersDialog.preloadProps} onClick={() => setOpen(true)}>
        {status}
      </Button>
      {isOpen ? <RemindersDialog reminders={reminders} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
