"use client";

import DialogTitle from "@mui/material/DialogTitle";
import { useRouter } from "next/navigation";
import { useId, useState, type ReactNode } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";

type Props = {
  title: string;
  /** Title after creation. */
  ready: string;
  form: (onCreated: (secret: string) => void) => ReactNode;
  renderSecret: (secret: string, onDone: () => void) => ReactNode;
  onClose: () => void;
};

/** Creates a token or feed address and shows it once. Neither Escape nor a click outside closes it. */
export function CreateSecretDialog({ title, ready, form, renderSecret, onClose }: Props) {
  const router = useRouter();
  const titleId = useId();
  const [secret, setSecret] = useState("");
  const finish = () => {
    onClose();
    router.refresh();
  };
  return (
    <Dialog
      open
      onClose={(_event, reason) => (reason === "escapeKeyDown" && !secret ? onClose() : undefined)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <DialogTitle id={titleId}>{secret ? ready : title}</DialogTitle>
      {secret ? renderSecret(secret, finish) : form(setSecret)}
    </Dialog>
  );
}
