"use client";

import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/layout/button";

type Props = {
  title: string;
  text?: string;
  confirm: string;
  cancel: string | null;
  isBusy?: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Ask for confirmation in the browser's own dialog. It is part of the page, so it opens offline. */
export function NativeConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  isBusy = false,
  children,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialogElement = dialog.current;
    const before = document.activeElement;
    dialogElement?.showModal();
    return () => {
      dialogElement?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="appr-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        <div>
          <h2 id={id}>{title}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        {children}
        <div className="appr-acts">
          {cancel ? (
            <Button onClick={onCancel} disabled={isBusy} height="touch">
              {cancel}
            </Button>
          ) : null}
          <Button type="submit" variant="contained" loading={isBusy} height="touch" autoFocus={!children}>
            {confirm}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
