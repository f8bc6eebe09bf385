"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/ui/feedback/confirm-dialog";
import { checkGateAction, closeGateAction } from "@/lib/features/captcha/actions";

/** Document 1 §4. */
const gateCheckMilliseconds = 1_801_000;

/** Tests may set data-gate-check on the html element. */
const interval = () => Number(document.documentElement.dataset.gateCheck ?? gateCheckMilliseconds);

async function leave() {
  await closeGateAction().catch(() => undefined);
  window.location.replace(new URL("/", window.location.href));
}

/** Checks every half hour whether the gate is still open. */
export function GateWatch({ paused }: { paused: boolean }) {
  const t = useTranslations("registration");
  const [problem, setProblem] = useState<"timeout" | "failed" | null>(null);
  useEffect(() => {
    if (paused) return;
    const check = () =>
      void checkGateAction()
        .then((open) => setProblem(open ? null : "timeout"))
        .catch(() => setProblem("failed"));
    const timer = setInterval(check, interval());
    return () => clearInterval(timer);
  }, [paused]);

  const close = () => (problem === "timeout" ? void leave() : setProblem(null));
  return (
    <ConfirmDialog
      open={problem !== null && !paused}
      title={problem === "failed" ? t("expired.failedTitle") : t("expired.timeoutTitle")}
      confirmLabel={t("actions.close")}
      onConfirm={close}
      onCancel={close}
    >
      {problem === "failed" ? t("expired.failedText") : t("expired.timeoutText")}
    </ConfirmDialog>
  );
}
