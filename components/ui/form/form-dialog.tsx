"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { startTransition, useId, useState, type ReactNode } from "react";
import type { Control, DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import { Alert } from "../feedback/alert";
import { useAloneReason } from "../feedback/alone-reason";
import { Dialog } from "../feedback/dialog";
import { useToast, type Toast } from "../feedback/toast-frame";
import { Button } from "../layout/button";
import type { ErrorText } from "./field-frame";
import { focusFirst } from "./focus-first";
import styles from "./form-dialog.module.css";
import { LeaveQuestion } from "./leave-question";
import { UploadWatch, useUploadWatch } from "./upload-watch";
import { useActionForm } from "./use-action-form";

export type DialogFields<V extends FieldValues> = { control: Control<V>; errorText: ErrorText };
type FormOptions<V extends FieldValues, T> = {
  schema: z.ZodType;
  action: (values: V) => Promise<ActionResult<T>>;
  defaultValues: DefaultValues<V>;
  /** Texts of the success toast, or a function of the answer. */
  done: string | ((data: T) => Toast[]);
  /** Extra toast of two seconds after a refusal, where the documents specify one. */
  failed?: string;
  /** Labels of fields that the dialog does not show, for refusals about them. */
  nameOf?: (path: string) => string | undefined;
  onDone?: (data: T) => void;
  onClose: () => void;
};
type Props<V extends FieldValues, T> = FormOptions<V, T> & {
  title: string;
  text?: ReactNode;
  confirm: string;
  danger?: boolean;
  /** Disables the submit button until the form has changed. */
  needsChange?: boolean;
  children?: (fields: DialogFields<V>) => ReactNode;
};

/** A dialog with one form. A click outside does not close it, unsaved input asks first, and a refusal stays visible. */
export function FormDialog<V extends FieldValues, T>({
  title,
  text,
  confirm,
  danger = false,
  needsChange = false,
  children,
  ...options
}: Props<V, T>) {
  const t = useTranslations("shell");
  const titleId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { watch, isUploading } = useUploadWatch();
  const { form, loose, alone } = useDialogForm(options);
  const { control, submit, isPending, errorText, formState } = form;
  const { isDirty, errors } = formState;
  const { onClose } = options;
  const close = () => (isDirty && !isPending ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        onClose={(_event, why) => (why === "escapeKeyDown" ? close() : undefined)}
        aria-labelledby={titleId}
        slotProps={{ transition: { onEntered: focusFirst } }}
      >
        <form onSubmit={submit} noValidate className={styles.form}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            {text ? <div className={styles.text}>{text}</div> : null}
            <UploadWatch value={watch}>
              {children ? <div className={styles.fields}>{children({ control, errorText })}</div> : null}
            </UploadWatch>
            {alone.field}
            <Refusal root={errors.root} loose={loose} />
          </DialogContent>
          <DialogActions sx={{ px: 6, pb: 4 }}>
            <Button onClick={close} disabled={isPending} autoFocus={danger && !children}>
              {t("cancel")}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={danger ? "error" : "primary"}
              loading={isPending}
              autoFocus={!danger && !children}
              disabled={(needsChange && !isDirty) || isUploading || alone.isMissing}
            >
              {confirm}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <LeaveQuestion open={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  );
}

/** Runs the form of the dialog. Success closes it; a refusal keeps errors that no field can show. */
function useDialogForm<V extends FieldValues, T>({
  done,
  failed,
  nameOf,
  onDone,
  onClose,
  ...options
}: FormOptions<V, T>) {
  const router = useRouter();
  const toast = useToast();
  const [loose, setLoose] = useState<string[]>([]);
  const alone = useAloneReason();
  const form = useActionForm<V, T>({
    ...options,
    action: (values) => options.action({ ...values, ...alone.said }),
    judge: "onTouched",
    onSuccess: (data) => {
      for (const said of typeof done === "string" ? [{ severity: "success", text: done } as const] : done(data))
        toast(said);
      onDone?.(data);
      startTransition(() => {
        router.refresh();
        onClose();
      });
    },
    onRefusal: ({ code, errors }) => {
      if (alone.asks(code)) return;
      if (failed) toast({ severity: "error", text: failed, seconds: 2 });
      setLoose(
        errors
          .filter(({ path }) => !Object.hasOwn(options.defaultValues, path))
          .map(({ path, message }) => [nameOf?.(path), message].filter(Boolean).join(": ")),
      );
    },
  });
  return { form, loose, alone };
}

/** Refusal codes of an edit conflict. */
const overtaken: readonly unknown[] = ["conflict", "VERSION"];

/** Shows why the last attempt failed when no field does. On a conflict it names who changed the record and what. */
function Refusal({
  root,
  loose,
}: {
  root: { type?: unknown; message?: string | undefined } | undefined;
  loose: string[];
}) {
  const t = useTranslations("shell.error");
  const isOvertaken = overtaken.includes(root?.type);
  if (isOvertaken && root?.message)
    return (
      <Alert severity="warning" role="alert">
        {root.message}
        {loose.length > 0 ? (
          <ul>
            {loose.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </Alert>
    );
  const text = root?.type === "unexpected" ? t("title") : loose.length > 0 ? loose.join(" ") : root?.message;
  return text ? (
    <Alert severity="error" role="alert">
      {text}
    </Alert>
  ) : null;
}
