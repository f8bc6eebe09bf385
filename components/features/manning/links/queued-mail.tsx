"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { sendApprovalMailNowAction } from "@/lib/features/manning/links/actions";

/** Show which mail to the principal is queued and when it is sent, and send it now on request. product 5.9 */
export function QueuedMail({ vesselId, text }: { vesselId: number; text: string }) {
  const t = useTranslations("approvals.queue");
  const router = useRouter();
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const send = () =>
    startTransition(async () => {
      const sent = await sendApprovalMailNowAction({ vesselId }).catch(() => null);
      if (sent?.ok) toast({ severity: "success", text: t("sent") });
      else toast({ severity: "error", text: [t("failed"), sent?.message].filter(Boolean).join(". ") });
      router.refresh();
    });
  return (
    <Alert severity="info" space="below-16">
      {text}{" "}
      <Button size="small" variant="outlined" loading={isPending} onClick={send}>
        {t("sendNow")}
      </Button>
    </Alert>
  );
}
