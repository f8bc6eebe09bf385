"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { sendTestMailAction } from "@/lib/features/status/actions";
import { useMailAction } from "./use-mail-action";

/** Sends a test email to the current user. */
export function TestMailButton() {
  const t = useTranslations("status.actions");
  const { run, isPending } = useMailAction(() => sendTestMailAction({}));
  return (
    <Button variant="outlined" loading={isPending} onClick={run}>
      {t("testMail")}
    </Button>
  );
}
