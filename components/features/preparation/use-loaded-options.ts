"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import type { ActionResult } from "@/lib/platform/transport/action-result";

/** Load a form's options when it opens, so that a list without forms makes no request. */
export function useLoadedOptions<T>(ask: () => Promise<ActionResult<T>>) {
  const t = useTranslations("shell.list");
  const toast = useToast();
  const [choices, setChoices] = useState<T | null>(null);
  const [isAsking, startTransition] = useTransition();
  const open = () =>
    startTransition(async () => {
      const answer = await ask().catch(() => null);
      if (answer?.ok) setChoices(answer.data);
      else toast({ severity: "error", text: answer?.message ?? t("failed") });
    });
  return { choices, isAsking, open, close: () => setChoices(null) };
}
