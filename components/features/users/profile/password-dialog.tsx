"use client";

import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import { PasswordForm } from "./password-form";
import { PasswordUpdated } from "./password-updated";

/** Changes the password, then offers to sign in, because the change ends this session. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("users.security");
  const titleId = useId();
  const [isDone, setIsDone] = useState(false);
  return (
    <Dialog
      open
      maxWidth="xs"
      onClose={(_event, reason) => (reason === "escapeKeyDown" && !isDone ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <DialogTitle id={titleId}>{t("updatePassword")}</DialogTitle>
      {isDone ? <PasswordUpdated /> : <PasswordForm onClose={onClose} onDone={() => setIsDone(true)} />}
    </Dialog>
  );
}
