"use client";

import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import { CreatedToken } from "./created-token";
import { TokenForm } from "./token-form";

/** Makes a token and shows it this once. Neither Escape nor a click outside takes it away. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("users.security");
  const router = useRouter();
  const titleId = useId();
  const [token, setToken] = useState("");
  const finish = () => {
    onClose();
    router.refresh();
  };
  return (
    <Dialog
      open
      onClose={(_event, reason) => (reason === "escapeKeyDown" && !token ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <DialogTitle id={titleId}>{t(token ? "tokenReady" : "newTokenTitle")}</DialogTitle>
      {token ? <CreatedToken token={token} onDone={finish} /> : <TokenForm onCancel={onClose} onCreated={setToken} />}
    </Dialog>
  );
}
