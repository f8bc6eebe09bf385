"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { endSessionsAction } from "@/lib/features/users/profile/actions";
import { AccountAlert } from "../password/account-alert";
import styles from "./profile.module.css";

const ConfirmDialog = lazyDialog(() =>
  import("@/components/ui/feedback/confirm-dialog").then((module) => module.ConfirmDialog),
);

type Props = { session: { id: string; device: string } | null; signOut: () => Promise<void> };

/** Signs out one other device or, without one, all devices including this one. */
export function EndSessions({ session, signOut }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isPending, startTransition] = useTransition();
  const which = session ? "endSession" : "endAll";
  const end = () =>
    startTransition(async () => {
      const result = await endSessionsAction(session ? { sessionId: session.id } : {}).catch(() => null);
      if (!result?.ok) return setFailed(true);
      if (!session) return signOut();
      toast({ severity: "success", text: t("users.security.sessionEnded") });
      setIsOpen(false);
      router.refresh();
    });
  return (
    <>
      <Button
        {...ConfirmDialog.preloadProps}
        variant={session ? "text" : "outlined"}
        {...(session ? { size: "small", className: styles.row } : {})}
        onClick={() => setIsOpen(true)}
        {...(session ? { "aria-label": t("users.security.endSessionOf", { device: session.device }) } : {})}
      >
        {t(`users.security.${which}`)}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          open
          danger
          title={t(`users.security.${which}Title`)}
          confirmLabel={t(`users.security.${which}`)}
          cancelLabel={t("shell.cancel")}
          busy={isPending}
          onConfirm={end}
          onCancel={() => setIsOpen(false)}
        >
          {t(`users.security.${which}Text`, { device: session?.device ?? "" })}
          {failed ? (
            <div className={styles.failure}>
              <AccountAlert severity="error">{t("users.security.endFailed")}</AccountAlert>
            </div>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
