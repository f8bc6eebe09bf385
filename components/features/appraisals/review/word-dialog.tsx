"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { countersignAppraisalAction, reopenAppraisalAction } from "@/lib/features/appraisals/review/actions";
import { Ask } from "../ask";
import { TextLine } from "../text-line";
import type { Reviewed } from "./result-dialog";

const mostWords = 1000;
type Answer = { ok: true } | { ok: false; message: string; errors: { path: string; message: string }[] };

/** Submit a comment on a report. The page reloads after success; the text stays after a refusal. */
function useWord(act: (words: string) => Promise<Answer>, done: string, onClose: () => void) {
  const shell = useTranslations("shell");
  const [router, toast] = [useRouter(), useToast()];
  const [words, setWords] = useState("");
  const [refusal, setRefusal] = useState("");
  const [isPending, startTransition] = useTransition();
  const send = () =>
    startTransition(async () => {
      const answer = await act(words.trim()).catch(() => null);
      if (answer?.ok) {
        toast({ severity: "success", text: done });
        onClose();
        return router.refresh();
      }
      setRefusal(answer ? (answer.errors[0]?.message ?? answer.message) : shell("noAnswer"));
    });
  /** Change the text and clear the previous error. */
  const say = (text: string) => {
    setWords(text);
    setRefusal("");
  };
  return { words, say, refusal, isPending, send };
}

type Props = { report: Reviewed; onClose: () => void };

/** Reopen an approved report with a reason. product 5.5b */
export function ReopenDialog({ report: { employeeAppraisalId, version }, onClose }: Props) {
  const t = useTranslations("appraisal-form.reopen");
  const shell = useTranslations("shell");
  const word = useWord((reason) => reopenAppraisalAction({ employeeAppraisalId, version, reason }), t("done"), onClose);
  return (
    <Ask
      title={t("title")}
      text={t("text")}
      confirm={t("confirm")}
      cancel={shell("cancel")}
      isBusy={word.isPending}
      onCancel={onClose}
      onConfirm={word.send}
    >
      <TextLine
        path="reason"
        label={t("reason")}
        value={word.words}
        wrong={word.refusal || undefined}
        most={mostWords}
        isLong
        onChange={word.say}
      />
    </Ask>
  );
}

/** Sign an approved report as the seafarer, with one comment. product 2.13 */
export function CountersignDialog({ report: { employeeAppraisalId, version }, onClose }: Props) {
  const t = useTranslations("appraisal-form.countersign");
  const shell = useTranslations("shell");
  const word = useWord(
    (comment) => countersignAppraisalAction({ employeeAppraisalId, version, comment }),
    t("done"),
    onClose,
  );
  return (
    <Ask
      title={t("title")}
      text={t("lead")}
      confirm={t("confirm")}
      cancel={shell("cancel")}
      isBusy={word.isPending}
      onCancel={onClose}
      onConfirm={word.send}
    >
      <TextLine path="comment" label={t("comment")} value={word.words} most={mostWords} isLong onChange={word.say} />
      {word.refusal ? <Alert severity="error">{word.refusal}</Alert> : null}
    </Ask>
  );
}
