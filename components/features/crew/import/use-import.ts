"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import type { ImportMode, ImportReport } from "@/lib/features/crew/import/schema";
import { sendImport } from "./send-import";

type ImportStep = "choose" | "checking" | "checked" | "importing" | "done";
type State = {
  step: ImportStep;
  file: File | null;
  mode: ImportMode;
  report: ImportReport | null;
  skips: boolean;
  failure: string | null;
};

const start: State = { step: "choose", file: null, mode: "create", report: null, skips: false, failure: null };

/**
 * Choose, check and import a file. Another file or mode restarts; leaving the page does not stop an import, and its end
 * shows as a toast.
 */
export function useImport() {
  const t = useTranslations("crew-import");
  const toast = useToast();
  const [state, setState] = useState(start);

  const choose = (change: Partial<Pick<State, "file" | "mode">>) =>
    setState((before) => ({ ...before, ...change, step: "choose", report: null, skips: false, failure: null }));

  async function check() {
    const { file, mode } = state;
    if (!file) return setState((before) => ({ ...before, failure: t("noFile") }));
    setState((before) => ({ ...before, step: "checking", failure: null }));
    const answer = await sendImport("check", { file, mode });
    setState((before) =>
      answer.ok
        ? { ...before, step: "checked", report: answer.report }
        : { ...before, step: "choose", failure: answer.message ?? t("failed") },
    );
  }

  async function run() {
    const { file, mode, skips } = state;
    if (!file) return;
    setState((before) => ({ ...before, step: "importing", failure: null }));
    const answer = await sendImport("import", { file, mode, skipWrongRows: skips });
    toast(
      answer.ok
        ? { severity: "success", text: t("doneTitle") }
        : { severity: "error", text: answer.message ?? t("failed") },
    );
    setState((before) =>
      answer.ok
        ? { ...before, step: "done", report: answer.report }
        : { ...before, step: "checked", failure: answer.message ?? t("failed") },
    );
  }

  return {
    ...state,
    choose,
    check,
    run,
    setSkips: (skips: boolean) => setState((before) => ({ ...before, skips })),
    restart: () => setState(start),
  };
}
