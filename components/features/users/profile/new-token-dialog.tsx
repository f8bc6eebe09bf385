"use client";

import { useTranslations } from "next-intl";
import { CreateSecretDialog } from "./create-secret-dialog";
import { OneTimeSecret } from "./one-time-secret";
import { TokenForm } from "./token-form";

export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("users.security");
  const labels = {
    once: t("tokenOnce"),
    copy: t("copy"),
    copied: t("copied"),
    copyFailed: t("copyFailed"),
    done: t("done"),
  };
  return (
    <CreateSecretDialog
      title={t("newTokenTitle")}
      ready={t("tokenReady")}
      form={(onCreated) => <TokenForm onCancel={onClose} onCreated={onCreated} />}
      renderSecret={(secret, onDone) => <OneTimeSecret secret={secret} labels={labels} onDone={onDone} />}
      onClose={onClose}
    />
  );
}
