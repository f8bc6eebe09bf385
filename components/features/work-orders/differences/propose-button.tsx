"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { proposeDifferenceAction } from "@/lib/features/work-orders/differences/actions";
import { rupiahText } from "@/lib/features/rates/amount.rules";
import { monthName } from "../inputs/month-name";

type Props = { of: { id: number; version: number; name: string } };

/** Button that proposes a difference for the next slip. */
export function ProposeButton({ of: { id, version, name } }: Props) {
  const t = useTranslations("pay-differences.propose");
  const locale = useLocale();
  const toast = useToast();
  const router = useRouter();
  const [isPending, setPending] = useState(false);
  const propose = async () => {
    setPending(true);
    const answer = await proposeDifferenceAction({ id, version, text: null }).catch(() => null);
    setPending(false);
    if (!answer?.ok) return toast({ severity: "error", title: t("failed"), text: answer?.message ?? t("tryAgain") });
    const { month, amount, left } = answer.data;
    const values = { amount: rupiahText(amount), month: monthName(month, locale), left: rupiahText(left) };
    toast({ severity: "success", text: t(left === 0 ? "done" : "left", values) });
    startTransition(() => router.refresh());
  };
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      onClick={() => void propose()}
      aria-label={t("name", { name })}
    >
      {t("action")}
    </Button>
  );
}
