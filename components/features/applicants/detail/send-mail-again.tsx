"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { sendRegisterMailAction } from "@/lib/features/applicants/mails/actions";
import type { mailTypes } from "@/lib/features/applicants/schema";

/** Queue an unsent mail again. Document 1 §8 */
export function SendMailAgain({ applicantId, type }: { applicantId: number; type: (typeof mailTypes)[number] }) {
  const t = useTranslations("applicants.screens.timeline");
  const toast = useToast();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const send = () =>
    startTransition(async () => {
      const result = await sendRegisterMailAction({ sendEmailType: type, registerCrewId: applicantId }).catch(
        () => null,
      );
      if (result?.ok) toast({ severity: "success", text: t("emailSent") });
      else toast({ severity: "error", text: `${t("emailError")}: ${result?.message ?? t("emailFailed")}` });
      router.refresh();
    });
  return (
    <Button size="small" onClick={send} loading={isPending} height="touch-28">
      {t("again")}
    </Button>
  );
}
