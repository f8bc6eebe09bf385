"use client";

import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, type ReactNode } from "react";
import { Button } from "../layout/button";
import { Dialog } from "./dialog";

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirms one decision. A click outside does not close it. Focus returns to where it came from. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: Props) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => (reason === "escapeKeyDown" && cancelLabel ? onCancel() : undefined)}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" color="text.primary">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        {cancelLabel ? (
          <Button onClick={onCancel} disabled={busy} autoFocus={danger}>
            {cancelLabel}
          </Button>
        ) : null}
        <Button
          variant="contained"
          color={danger ? "error" : "primary"}
          onClick={onConfirm}
          loading={busy}
          autoFocus={!danger}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
