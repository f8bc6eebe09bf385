"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { countersignAppraisalAction, reopenAppraisalAction } from "@/lib/features/appraisals/review/actions";
import { NativeConfirmDialog } from "../confirm-dialog";
import { LabelledTextField } from "../labelled-text-field";
import type { Reviewed } from "./result-dialog";

const maxCommentLength = 1000;
type Answer = { ok: true } | { ok: false; message: string; errors: { path: string; message: string }[] };

/** Submit a comment on a report. The page reloads after success; the text stays after a refusal. */
function useComment(act: (comment: string) => Promise<Answer>, done: string, onClose: () => void) {
  const shell = useTranslations("shell");
  const [router, toast] = [useRouter(), useToast()];
  const [comment, setComment] = useState("");
  const [refusal, setRefusal] = useState("");
  const [isPending, startTransition] = useTransition();
  const send = () =>
    startTransition(async () => {
      const answer = await act(comment.trim()).catch(() => null);
      if (answer?.ok) {
        toast({ severity: "success", text: done });
        onClose();
        return router.refresh();
      }
      setRefusal(answer ? (answer.errors[0]?.message ?? answer.message) : shell("noAnswer"));
    });
  /** Change the text and clear the previous error. */
  const changeComment = (text: string) => {
    setComment(text);
    setRefusal("");
  };
  return { words: comment, say: changeComment, refusal, isPending, send };
}

type Props = { report: Reviewed; onClose: () => void };

/** Reopen an approved report with a reason. product 5.5b */
export function ReopenDialog({ report: { employeeAppraisalId, version }, onClose }: Props) {
  const t = useTranslations("appraisal-form.reopen");
  const shell = useTranslations("shell");
  const commentForm = useComment(
    (reason) => reopenAppraisalAction({ employeeAppraisalId, version, reason }),
    t("done"),
    onClose,
  );
  return (
    <NativeConfirmDialog
      title={t("title")}
      text={t("text")}
      confirm={t("confirm")}
      cancel={shell("cancel")}
      isBusy={commentForm.isPending}
      onCancel={onClose}
      onConfirm={commentForm.send}
    >
      <LabelledTextField
        path="reason"
        label={t("reason")}
        value={commentForm.words}
        wrong={commentForm.refusal || undefined}
        maxLength={maxCommentLength}
        isLong
        onChange={commentForm.say}
      />
    </NativeConfirmDialog>
  );
}

/** Sign an approved report as the seafarer, with one comment. product 2.13 */
export function CountersignDialog({ report: { employeeAppraisalId, version }, onClose }: Props) {
  const t = useTranslations("appraisal-form.countersign");
  const shell = useTranslations("shell");
  const commentForm = useComment(
    (comment) => countersignAppraisalAction({ employeeAppraisalId, version, comment }),
    t("done"),
    onClose,
  );
  return (
    <NativeConfirmDialog
      title={t("title")}
      text={t("lead")}
      confirm={t("confirm")}
      cancel={shell("cancel")}
      isBusy={commentForm.isPending}
      onCancel={onClose}
      onConfirm={commentForm.send}
    >
      <LabelledTextField
        path="comment"
        label={t("comment")}
        value={commentForm.words}
        maxLength={maxCommentLength}
        isLong
        onChange={commentForm.say}
      />
      {commentForm.refusal ? <Alert severity="error">{commentForm.refusal}</Alert> : null}
    </NativeConfirmDialog>
  );
}
