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
import { useWithoutSecondPerson } from "../feedback/without-second-person";
import { Dialog } from "../feedback/dialog";
import { useToast, type Toast } from "../feedback/toast-frame";
import { Button } from "../layout/button";
import type { ErrorText } from "./field-frame";
import { focusFirst } from "./focus-first";
import styles from "./form-dialog.module.css";
import { UnsavedChangesDialog } from "./unsaved-changes-dialog";
import { UploadTracker, useUploadTracker } from "./upload-tracker";
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
  const { watch, isUploading } = useUploadTracker();
  const { form, loose: unassignedErrors, alone: withoutSecondPerson } = useDialogForm(options);
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
        onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" ? close() : undefined)}
        aria-labelledby={titleId}
        slotProps={{ transition: { onEntered: focusFirst } }}
      >
        <form onSubmit={submit} noValidate className={styles.form}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            {text ? <div className={styles.text}>{text}</div> : null}
            <UploadTracker value={watch}>
              {children ? <div className={styles.fields}>{children({ control, errorText })}</div> : null}
            </UploadTracker>
            {withoutSecondPerson.field}
            <Refusal root={errors.root} unassignedErrors={unassignedErrors} />
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
              disabled={(needsChange && !isDirty) || isUploading || withoutSecondPerson.isMissing}
            >
              {confirm}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <UnsavedChangesDialog open={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)} />
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
  const [unassignedErrors, setUnassignedErrors] = useState<string[]>([]);
  const withoutSecondPerson = useWithoutSecondPerson();
  const form = useActionForm<V, T>({
    ...options,
    action: (values) => options.action({ ...values, ...withoutSecondPerson.requestFields }),
    validationMode: "onTouched",
    onSuccess: (data) => {
      for (const toastToShow of typeof done === "string" ? [{ severity: "success", text: done } as const] : done(data))
        toast(toastToShow);
      onDone?.(data);
      startTransition(() => {
        router.refresh();
        onClose();
      });
    },
    onRefusal: ({ code, errors }) => {
      if (withoutSecondPerson.asks(code)) return;
      if (failed) toast({ severity: "error", text: failed, seconds: 2 });
      setUnassignedErrors(
        errors
          .filter(({ path }) => !Object.hasOwn(options.defaultValues, path))
          .map(({ path, message }) => [nameOf?.(path), message].filter(Boolean).join(": ")),
      );
    },
  });
  return { form, loose: unassignedErrors, alone: withoutSecondPerson };
}

/** Refusal codes of an edit conflict. */
const conflictCodes: readonly unknown[] = ["conflict", "VERSION"];

/** Shows why the last attempt failed when no field does. On a conflict it names who changed the record and what. */
function Refusal({
  root,
  unassignedErrors,
}: {
  root: { type?: unknown; message?: string | undefined } | undefined;
  unassignedErrors: string[];
}) {
  const t = useTranslations("shell.error");
  const isConflict = conflictCodes.includes(root?.type);
  if (isConflict && root?.message)
    return (
      <Alert severity="warning" role="alert">
        {root.message}
        {unassignedErrors.length > 0 ? (
          <ul>
            {unassignedErrors.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
      </Alert>
    );
  const text =
    root?.type === "unexpected" ? t("title") : unassignedErrors.length > 0 ? unassignedErrors.join(" ") : root?.message;
  return text ? (
    <Alert severity="error" role="alert">
      {text}
    </Alert>
  ) : null;
}
