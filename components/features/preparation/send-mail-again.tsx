"use client";

import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { sendEmailPreparationAction } from "@/lib/features/preparation/mails/actions";

type Props = { type: "McuScheduled" | "BjstScheduled"; preparationId: number };

/** Send the mail of an appointment again if it is unsent. document 2 §8 */
export function SendMailAgain({ type, preparationId }: Props) {
  const t = useTranslations("checkups.actions");
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const send = () =>
    startTransition(async () => {
      const sent = await sendEmailPreparationAction({
        sendEmailType: type,
        employeePreparationId: preparationId,
      }).catch(() => null);
      if (sent?.ok) return toast({ severity: "success", text: t("mailSent", { type }) });
      const reason = sent?.message ?? t("mailError");
      toast({ severity: "error", title: t("mailFailed", { type }), text: reason });
    });
  return (
    <Button variant="outlined" onClick={send} loading={isPending} height="touch">
      {t("sendMail")}
    </Button>
  );
}
