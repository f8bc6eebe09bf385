"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import styles from "./vessel-form.module.css";

type Props = { failed: string; refusal: { type?: string | number; message?: string } | undefined; isReread: boolean };

/**
 * Show why saving failed. After a concurrent change, name the other user and reload their values around the unsaved
 * input.
 */
export function SaveFailureNote({ failed, refusal, isReread }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  if (refusal?.type === "conflict") {
    const reload = (
      <Button color="inherit" size="small" loading={isPending} onClick={() => startTransition(() => router.refresh())}>
        {t("vessels.form.reload")}
      </Button>
    );
    return (
      <Alert severity="warning" role="alert" className={styles.note} action={reload}>
        {refusal.message}. {t("vessels.form.typedStays")}
      </Alert>
    );
  }
  if (refusal) {
    return (
      <Alert severity="error" role="alert" className={styles.note}>
        {failed}. {refusal.type === "unexpected" ? t("shell.error.title") : refusal.message}
      </Alert>
    );
  }
  return isReread ? (
    <Alert severity="info" role="status" className={styles.note}>
      {t("vessels.form.reread")}
    </Alert>
  ) : null;
}
