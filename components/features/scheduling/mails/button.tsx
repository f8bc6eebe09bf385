"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";

const SendMailDialog = lazyDialog(() => import("./dialog").then((module) => module.SendMailDialog));

/** Send the mail about a planned way again to all recipients. Document 3 §7, product 5.16 */
export function SendMailButton({ scheduleId, name }: { scheduleId: number; name: string }) {
  const t = useTranslations("schedule-details.sendMail");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        height="touch-32"
        {...SendMailDialog.preloadProps}
        onClick={() => setOpen(true)}
      >
        {t("action")}
      </Button>
      {isOpen ? <SendMailDialog scheduleId={scheduleId} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
