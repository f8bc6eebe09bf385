"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import type { BulkRefusal } from "./bulk-refusals";
import { useSelection } from "@/components/ui/list/selection/frame";

type BulkRun = {
  run: () => Promise<ActionResult<unknown> | null>;
  after?: () => Promise<string | null>;
  done: string;
  keepsSelection?: boolean;
  onDone: () => void;
};

/** Run one bulk move and track its pending step, refusals and result. */
export function useBulkMove() {
  const t = useTranslations("shell");
  const router = useRouter();
  const toast = useToast();
  const { clear } = useSelection();
  const [refusal, setRefusal] = useState<BulkRefusal | null>(null);
  const [step, setStep] = useState<"moving" | "document" | null>(null);
  const [isPending, startTransition] = useTransition();

  const startRun = ({ run, after, done, keepsSelection = false, onDone }: BulkRun) =>
    startTransition(async () => {
      setRefusal(null);
      setStep("moving");
      const result = await run().catch((): ActionResult<unknown> => ({
        ok: false,
        status: 0,
        code: "offline",
        message: t("offline"),
        errors: [],
      }));
      if (result && !result.ok) {
        setStep(null);
        return setRefusal({ ...result, message: result.code === "unexpected" ? t("error.title") : result.message });
      }
      if (result) router.refresh();
      setStep("document");
      const failure = after ? await after() : null;
      setStep(null);
      if (failure) return setRefusal({ code: "document", message: failure, errors: [] });
      toast({ severity: "success", text: done });
      if (!keepsSelection) clear();
      onDone();
      document.getElementById("content")?.focus();
    });
  return { begin: startRun, refusal, step, isPending, forget: () => setRefusal(null) };
}
