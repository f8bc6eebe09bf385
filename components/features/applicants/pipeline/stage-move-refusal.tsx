"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";

type Props = {
  error: { type?: string | number | undefined; message?: string | undefined } | undefined;
  formMessages?: string[];
  onFields?: boolean;
};

/** Show why a move was refused. On a conflict the page can be reloaded; typed values stay. */
export function StageMoveRefusal({ error, formMessages = [], onFields = false }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isConflict = error?.type === "conflict";
  if (!error?.message || (isConflict && onFields && formMessages.length === 0)) return null;
  return (
    <Alert
      severity={isConflict ? "warning" : "error"}
      role="alert"
      action={
        isConflict ? (
          <Button
            color="inherit"
            size="small"
            loading={isPending}
            onClick={() => startTransition(() => router.refresh())}
          >
            {t("applicants.screens.panel.reload")}
          </Button>
        ) : undefined
      }
    >
      {error.type === "unexpected"
        ? t("shell.error.title")
        : formMessages.length > 0
          ? formMessages.join(" ")
          : error.message}
    </Alert>
  );
}
