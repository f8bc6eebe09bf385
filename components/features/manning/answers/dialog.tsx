"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { FormCheckboxField } from "@/components/ui/form/checkbox-field";
import { focusFirst } from "@/components/ui/form/focus-first";
import { FormTextField } from "@/components/ui/form/text-field";
import { UploadTracker, useUploadTracker } from "@/components/ui/form/upload-tracker";
import { Button } from "@/components/ui/layout/button";
import { useAddressDialog } from "@/components/ui/list/use-address-dialog";
import { FormFileField } from "@/components/ui/upload/file-field";
import styles from "./dialog.module.css";
import { useAnswerForm, type AnsweredPlan, type Decision } from "./use-answer-form";

type Props = {
  decision: Decision;
  plan: AnsweredPlan;
  /** null: nothing can be answered, and the dialog's keys are removed from the address. */
  mayAnswer: "own" | "on-behalf" | null;
  lead: string;
  /** The answer status at the time the link was made. */
  statusWhenSent: string | null;
  declaration: string;
  /** What the answer is based on, where the page does not already show it. */
  shown: ReactNode;
  /** The recorded answer, shown once it exists. */
  outcome: ReactNode;
  /** The query keys removed from the address when the dialog closes. */
  keys: readonly string[];
  /** Where the user goes after answering, and what the toast there says; null: the dialog shows the result. */
  next: { href: string; done: string } | null;
};

/** Confirm an answer with one checkbox and show its result. Opening the dialog does not answer. D2 §4, product 5.8 */
export function AnswerDialog({ mayAnswer, keys, ...props }: Props) {
  const { isClosed, onClose } = useAddressDialog(keys);
  // Keep the result in view after the user answered here, although nothing is left to answer.
  const [initialMayAnswer] = useState(mayAnswer);
  useEffect(() => {
    if (initialMayAnswer === null) onClose();
    // Run once per address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [initialMayAnswer]);
  if (isClosed || initialMayAnswer === null) return null;
  return <OpenDialog {...props} isOnBehalf={initialMayAnswer === "on-behalf"} onClose={onClose} />;
}

type OpenProps = Omit<Props, "mayAnswer" | "keys"> & { isOnBehalf: boolean; onClose: () => void };

function OpenDialog(props: OpenProps) {
  const { decision, plan, isOnBehalf, next, onClose } = props;
  const t = useTranslations("approvals.dialog");
  const shell = useTranslations("shell");
  const titleId = useId();
  const form = useAnswerForm(plan, decision, isOnBehalf, next);
  const { watch, isUploading } = useUploadTracker();
  const { result, isPending } = form;
  const title =
    result === null
      ? (`confirm.${decision}` as const)
      : result === "done"
        ? (`result.${decision}` as const)
        : ("result.failed" as const);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={form.submit} noValidate style={{ display: "contents" }}>
        <DialogTitle id={titleId}>{t(title)}</DialogTitle>
        <DialogContent dividers>
          <UploadTracker value={watch}>
            {result === null ? <AnswerForm {...props} form={form} /> : <Result {...props} result={result} />}
          </UploadTracker>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={isPending} autoFocus={result === "done"}>
            {shell(result === null ? "cancel" : "close")}
          </Button>
          {result === null ? (
            <Button
              type="submit"
              variant="contained"
              color={decision === "Confirmed" ? "primary" : "error"}
              loading={isPending}
              disabled={isUploading || form.alone.isMissing}
            >
              {t(`verb.${decision}`)}
            </Button>
          ) : null}
          {result !== null && result !== "done" ? (
            <Button variant="contained" onClick={form.again}>
              {t("again")}
            </Button>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function AnswerForm(props: OpenProps & { form: ReturnType<typeof useAnswerForm> }) {
  const { decision, lead, statusWhenSent, declaration, shown, isOnBehalf, form } = props;
  const t = useTranslations("approvals");
  const { control, errorText } = form;
  const fields = { control, errorText };
  return (
    <div className={styles.asked}>
      <p>{lead}</p>
      {statusWhenSent ? <p className={styles.muted}>{t("dialog.sentAs", { status: statusWhenSent })}</p> : null}
      {shown ? <div className={styles.shown}>{shown}</div> : null}
      {decision === "Rejected" ? (
        <FormTextField
          {...fields}
          name="reason"
          label={t("page.reason")}
          help={t("page.reasonHint")}
          multiline
          minRows={2}
          maxLength={500}
          required
        />
      ) : null}
      {isOnBehalf ? (
        <FormFileField
          {...fields}
          name="evidenceFileId"
          label={t("page.evidenceFile")}
          help={t("page.evidenceFileHint")}
          required
        />
      ) : null}
      <FormCheckboxField {...fields} name="hasRead" label={declaration} required />
      {form.alone.field}
    </div>
  );
}

function Result({
  decision,
  lead,
  outcome,
  result,
}: Pick<OpenProps, "decision" | "lead" | "outcome"> & { result: "done" | { message: string } }) {
  const t = useTranslations("approvals.page");
  return (
    <div className={styles.asked} role="status">
      <p>{lead}</p>
      {result === "done" ? (
        outcome
      ) : (
        <>
          <Alert severity="error">{result.message}</Alert>
          <p>{t(decision === "Confirmed" ? "approveFailed" : "rejectFailed")}</p>
        </>
      )}
    </div>
  );
}
