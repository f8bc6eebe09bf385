"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, useState, type ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { Dialog } from "@/components/ui/feedback/dialog";
import { UnsavedChangesDialog } from "@/components/ui/form/unsaved-changes-dialog";
import type { ErrorText } from "@/components/ui/form/field-frame";
import { Button } from "@/components/ui/layout/button";
import { StageMoveRefusal } from "./stage-move-refusal";
import styles from "./panels.module.css";
import { useStageMove, type MoveOptions } from "./use-stage-move";

export type Fields<V extends FieldValues> = { control: Control<V>; errorText: ErrorText };
type Props<V extends FieldValues, T> = MoveOptions<V, T> & {
  title: string;
  text?: ReactNode;
  confirm: string;
  danger?: boolean;
  onClose: () => void;
  children?: (fields: Fields<V>) => ReactNode;
};

/**
 * Show one decision with its fields. A click outside does not close it, and typed values are discarded only after
 * confirmation.
 */
export function StageMoveDialog<V extends FieldValues, T>({
  title,
  text,
  confirm,
  danger = false,
  onClose,
  children,
  onDone,
  ...move
}: Props<V, T>) {
  const t = useTranslations("shell");
  const titleId = useId();
  const [leaving, setLeaving] = useState(false);
  const { control, submit, isPending, errorText, formState, loose, onFields } = useStageMove<V, T>({
    ...move,
    onDone: (data) => {
      onDone?.(data);
      onClose();
      document.getElementById("content")?.focus();
    },
  });
  const { isDirty, errors } = formState;
  const close = () => (isDirty && !isPending ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" ? close() : undefined)}
        aria-labelledby={titleId}
      >
        <form onSubmit={submit} noValidate className={styles.dialog}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>
            {text ? <div className={styles.text}>{text}</div> : null}
            {children ? <div className={styles.fields}>{children({ control, errorText })}</div> : null}
            <StageMoveRefusal error={errors.root} formMessages={loose} onFields={onFields} />
          </DialogContent>
          <DialogActions sx={{ px: 6, pb: 4 }}>
            <Button onClick={close} disabled={isPending} autoFocus={danger && !children}>
              {t("cancel")}
            </Button>
            <Button type="submit" variant="contained" color={danger ? "error" : "primary"} loading={isPending}>
              {confirm}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <UnsavedChangesDialog open={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </>
  );
}
