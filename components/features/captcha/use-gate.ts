"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { openGateAction } from "@/lib/features/captcha/actions";

/** Exchange a captcha answer for the gate cookie. */
export function useGate(onOpened: () => void) {
  const t = useTranslations();
  const [answer, setAnswer] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  const acceptAnswer = (challengeAnswer: string | null) => {
    setAnswer(challengeAnswer);
    if (challengeAnswer) setError(null);
  };

  const open = async () => {
    if (!answer) return setError(t("captcha.unsolved"));
    setBusy(true);
    const result = await openGateAction(answer).catch(() => null);
    if (result?.ok) return onOpened();
    setBusy(false);
    setAnswer(null);
    setRound((current) => current + 1);
    setError(result?.message ?? t("shell.offline"));
  };

  return { captcha: { onAnswer: acceptAnswer, error, round }, setError, hasAnswer: answer !== null, busy, open };
}
