"use client";

import DialogTitle from "@mui/material/DialogTitle";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { focusFirst } from "@/components/ui/form/focus-first";
import { Button } from "@/components/ui/layout/button";
import { CreatedToken } from "./created-token";
import { TokenForm } from "./token-form";

/** Makes a token and shows it this once. Neither Escape nor a click outside takes it away. */
export function NewToken() {
  const t = useTranslations("users.security");
  const router = useRouter();
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [token, setToken] = useState("");
  const close = () => setIsOpen(false);
  const finish = () => {
    close();
    router.refresh();
  };
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setToken("");
          setIsOpen(true);
        }}
      >
        {t("newToken")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={(_event, reason) => (reason === "escapeKeyDown" && !token ? close() : undefined)}
        aria-labelledby={titleId}
        slotProps={{ transition: { onEntered: focusFirst } }}
      >
        <DialogTitle id={titleId}>{t(token ? "tokenReady" : "newTokenTitle")}</DialogTitle>
        {token ? <CreatedToken token={token} onDone={finish} /> : <TokenForm onCancel={close} onCreated={setToken} />}
      </Dialog>
    </>
  );
}
