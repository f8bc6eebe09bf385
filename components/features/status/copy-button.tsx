"use client";

import { useTranslations } from "next-intl";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { Button } from "@/components/ui/layout/button";

/** Copies the status as text. It contains no names and no secrets. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("status.actions");
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ severity: "success", text: t("copied") }),
      () => toast({ severity: "error", text: t("copyFailed") }),
    );
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {t("copy")}
    </Button>
  );
}
