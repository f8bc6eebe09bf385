"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import { resendFailedMailAction } from "@/lib/features/status/actions";
import { useMailAction } from "./use-mail-action";

/** Resends one failed email. */
export function ResendButton({ mailId, title }: { mailId: number; title: string }) {
  const t = useTranslations("status.actions");
  const { run, isPending } = useMailAction(() => resendFailedMailAction({ mailId }));
  return (
    <Button size="small" height="touch-32" loading={isPending} aria-label={t("resendOf", { title })} onClick={run}>
      {t("resend")}
    </Button>
  );
}
