"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, type FormEvent, type ReactNode } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import form from "@/components/ui/form/form-dialog.module.css";
import { Button } from "@/components/ui/layout/button";

type Props = {
  title: string;
  /** The save button and whether it is enabled; null when no reason can override the problems. */
  save: { label: string; isOffered: boolean } | null;
  isPending: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Frame a plan change that may be refused and sent again with a reason. It closes by its buttons and Escape only. */
export function PlanChangeDialog({ title, save, isPending, onSubmit, onClose, children }: Props) {
  const t = useTranslations("shell");
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={(_event, closeReason) => (closeReason === "escapeKeyDown" && !isPending ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <form onSubmit={onSubmit} noValidate className={form.form}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent dividers>
          <div className={form.rows}>{children}</div>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 3 }}>
          <Button onClick={onClose} disabled={isPending}>
            {t("cancel")}
          </Button>
          {save ? (
            <Button type="submit" variant="contained" loading={isPending} disabled={!save.isOffered}>
              {save.label}
            </Button>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  );
}
