"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { lazyDialog } from "@/components/ui/form/lazy-dialog";
import { Button } from "@/components/ui/layout/button";
import { AccountAlert } from "../password/account-alert";
import styles from "./profile.module.css";

const ConfirmDialog = lazyDialog(() =>
  import("@/components/ui/feedback/confirm-dialog").then((module) => module.ConfirmDialog),
);

type Texts = Record<"revoke" | "label" | "title" | "text" | "done" | "failed" | "cancel", string>;
type Props = { texts: Texts; revoke: () => Promise<{ ok: boolean }> };

/** Revokes an access after a confirmation that explains the effect. */
export function RevokeButton({ texts, revoke: send }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isPending, startTransition] = useTransition();
  const revoke = () =>
    startTransition(async () => {
      const result = await send().catch(() => null);
      if (!result?.ok) return setFailed(true);
      toast({ severity: "success", text: texts.done });
      setIsOpen(false);
      router.refresh();
    });
  return (
    <>
      <Button
        {...ConfirmDialog.preloadProps}
        size="small"
        color="error"
        className={styles.row}
        onClick={() => setIsOpen(true)}
        aria-label={texts.label}
      >
        {texts.revoke}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          open
          danger
          title={texts.title}
          confirmLabel={texts.revoke}
          cancelLabel={texts.cancel}
          busy={isPending}
          onConfirm={revoke}
          onCancel={() => setIsOpen(false)}
        >
          {texts.text}
          {failed ? (
            <div className={styles.failure}>
              <AccountAlert severity="error">{texts.failed}</AccountAlert>
            </div>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
