"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";
import { settleTaxStatusAction } from "@/lib/features/crew/edit/actions";

type Props = {
  crewId: number;
  ptkpId: number;
  was: number | null;
  ofPkl: string;
  name: string;
  onSettled: () => void;
};

/** Button that copies an agreement's tax status into the record. */
export function TaxStatusButton({ crewId, ptkpId, was, ofPkl, name, onSettled }: Props) {
  const t = useTranslations("pkl.taxStatus");
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const settle = async () => {
    setPending(true);
    const result = await settleTaxStatusAction({ crewId, ptkpId, was }).catch(() => null);
    setPending(false);
    if (!result?.ok) return toast({ severity: "error", title: t("failed"), text: result?.message ?? t("tryAgain") });
    toast({ severity: "success", text: t("settled", { ofPkl, name }) });
    onSettled();
  };
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      onClick={() => void settle()}
      aria-label={t("takeOf", { ofPkl, name })}
    >
      {t("take", { ofPkl })}
    </Button>
  );
}
