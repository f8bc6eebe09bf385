"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { revokeApiTokenAction } from "@/lib/features/users/actions";
import { AccountAlert } from "../password/account-alert";
import styles from "./profile.module.css";

const ConfirmDialog = lazyDialog(() =>
  import("@/components/ui/feedback/confirm-dialog").then((module) => module.ConfirmDialog),
);

export function RevokeToken({ id, name }: { id: number; name: string }) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isPending, startTransition] = useTransition();
  const revoke = () =>
    startTransition(async () => {
      const result = await revokeApiTokenAction({ id }).catch(() => null);
      if (!result?.ok) return setFailed(true);
      toast({ severity: "success", text: t("users.security.revoked") });
      setIsOpen(false);
      router.refresh();
    });
  return (
    <>
      <Button
        {...ConfirmDialog.warm}
        size="small"
        color="error"
        className={styles.row}
        onClick={() => setIsOpen(true)}
        aria-label={t("users.security.revokeOf", { name })}
      >
        {t("users.security.revoke")}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          open
          danger
          title={t("users.security.revokeTitle")}
          confirmLabel={t("users.security.revoke")}
          cancelLabel={t("shell.cancel")}
          busy={isPending}
          onConfirm={revoke}
          onCancel={() => setIsOpen(false)}
        >
          {t("users.security.revokeText", { name })}
          {failed ? (
            <div className={styles.failure}>
              <AccountAlert severity="error">{t("users.security.revokeFailed")}</AccountAlert>
            </div>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
