"use client";

import { useTranslations } from "next-intl";
import { MakeDialog } from "./make-dialog";
import { ShownOnce } from "./shown-once";
import { TokenForm } from "./token-form";

export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("users.security");
  const words = {
    once: t("tokenOnce"),
    copy: t("copy"),
    copied: t("copied"),
    copyFailed: t("copyFailed"),
    done: t("done"),
  };
  return (
    <MakeDialog
      title={t("newTokenTitle")}
      ready={t("tokenReady")}
      form={(onCreated) => <TokenForm onCancel={onClose} onCreated={onCreated} />}
      shown={(secret, onDone) => <ShownOnce secret={secret} words={words} onDone={onDone} />}
      onClose={onClose}
    />
  );
}
