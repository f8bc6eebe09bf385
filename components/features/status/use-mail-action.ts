"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import type { ActionResult } from "@/lib/platform/transport/action-result";

/** Run an action that sends an email, show the outcome as a toast and refresh the page. */
export function useMailAction(send: () => Promise<ActionResult<{ recipient: string }>>) {
  const t = useTranslations("status.actions");
  const router = useRouter();
  const toast = useToast();
  const [isPending, startTransition] = useTransition();
  const run = () =>
    startTransition(async () => {
      const result = await send().catch(() => null);
      if (!result?.ok) return toast({ severity: "error", text: result?.message ?? t("failed") });
      toast({ severity: "success", text: t("queued", { recipient: result.data.recipient }) });
      router.refresh();
    });
  return { run, isPending };
}
