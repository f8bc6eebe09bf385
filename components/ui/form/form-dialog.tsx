"use client";

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { startTransition, useCallback, useId, useState, type ReactNode } from "react";
import type { Control, DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { ActionResult } from "@/lib/platform/transport/action-result";
import { ConfirmDialog } from "../feedback/confirm-dialog";
import { useToast, type Toast } from "../feedback/toast-frame";
import type { ErrorText } from "./field-frame";
import { focusFirst } from "./focus-first";
import styles from "./form-dialog.module.css";
import { UploadWatch } from "./upload-watch";
import { useActionForm } from "./use-action-form";

export type DialogFields<V extends FieldValues> = { control: Control<V>; errorText: ErrorText };
type Props<V extends FieldValues, T> = {
  title: string;
  text?: ReactNode;
  confirm: string;
  danger?: boolean;
  /** The verb waits until something was typed. */
  needsChange?: boolean;
  schema: z.ZodType;
  action: (values: V) => Promise<ActionResult<T>>;
  defaultValues: DefaultValues<V>;
  /** What the toasts say, or how they follow from the answer. */
  done: string | ((data: T) => Toast[]);
  /** What a field the dialog does not show is called, for refusals about it. */
  nameOf?: (path: string) => string | undefined;
  onDone?: (data: T) => void;
  onClose: () => void;
  children?: (fields: DialogFields<V>) => ReactNode;
};

/** One decision with what it needs to know. A click outside does not close it, what was typed is not thrown away unasked, a refusal stays in place. */
export function FormDialog<V extends FieldValues, T>({
  title,
  text,
  confirm,
  danger = false,
  needsChange = false,
  done,
  nameOf,
  onDone,
  onClose,
  children,
  ...options
}: Props<V, T>) {
  const t = useTranslations("shell");
  const router = useRouter();
  const toast = useToast();
  const titleId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [loose, setLoose] = useState<string[]>([]);
  const [uploads, setUploads] = useState(0);
  const watch = useCallback((isBusy: boolean) => setUploads((running) => running + (isBusy ? 1 : -1)), []);
  const { control, submit, isPending, errorText, formState } = useActionForm<V, T>({
    ...options,
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
    onRefusal: ({ errors }) =>
      setLoose(
        errors
          .filter(({ path }) => !Object.hasOwn(options.defaultValues, path))
          .map(({ path, message }) => [nameOf?.(path), message].filter(Boolean).join(": ")),
      ),
  });
  const { isDirty, errors } = formState;
  const close = () => (isDirty && !isPending ? setLeaving(true) : onClose());
  const refusal =
    errors.root?.type === "unexpected" ? t("error.title") : loose.length > 0 ? loose.join(" ") : errors.root?.message;
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
            {refusal ? (
              <Alert severity={errors.root?.type === "conflict" ? "warning" : "error"} role="alert">
                {refusal}
              </Alert>
            ) : null}
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
              disabled={(needsChange && !isDirty) || uploads > 0}
            >
              {confirm}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        danger
        title={t("form.unsavedTitle")}
        confirmLabel={t("form.discard")}
        cancelLabel={t("form.keep")}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {t("form.unsavedText")}
      </ConfirmDialog>
    </>
  );
}
