"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { remindAnswerAction } from "@/lib/features/manning/links/actions";

type Props = {
  assignmentId: number;
  name: string;
  variant?: "contained" | "outlined";
  size?: "small" | "medium";
};

/** Mail the open question about a plan once more, to the party that must answer next. */
export function RemindButton({ assignmentId, name, variant = "outlined", size = "small" }: Props) {
  const t = useTranslations("approvals.remind");
  const router = useRouter();
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const remind = () =>
    startTransition(async () => {
      const result = await remindAnswerAction({ assignmentId }).catch(() => null);
      if (result?.ok) toast({ severity: "success", text: t(`sent.${result.data.party}`) });
      else toast({ severity: "error", text: result?.message ?? t("failed") });
      router.refresh();
    });
  return (
    <Button
      size={size}
      variant={variant}
      height={size === "small" ? "touch-28" : "touch"}
      loading={isPending}
      onClick={remind}
      aria-label={t("verbOf", { name })}
    >
      {t("verb")}
    </Button>
  );
}
