"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import type { PayrollSettings } from "@/lib/features/work-orders/settings/schema";

const SettingsDialog = lazyDialog(() => import("./dialog").then((module) => module.SettingsDialog));

/** Button that opens the payroll settings. */
export function SettingsButton({ settings }: { settings: PayrollSettings }) {
  const t = useTranslations("work-orders.settings");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...SettingsDialog.preloadProps} onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {isOpen ? <SettingsDialog settings={settings} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
