"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { isFieldName } from "./formats";
import type { EditConflict } from "./use-form";

/** Show who saved first and which fields changed. Entered values stay, before and after reloading. */
export function SaveConflict({ overtaken, isRead }: { overtaken: EditConflict; isRead: boolean }) {
  const t = useTranslations("schedule-details");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const reload = (
    <Button color="inherit" size="small" loading={isPending} onClick={() => startTransition(() => router.refresh())}>
      {t("conflict.reload")}
    </Button>
  );
  return (
    <Alert severity={isRead ? "info" : "warning"} role="alert" action={isRead ? null : reload}>
      {isRead ? t("conflict.read") : t("conflict.title", { who: overtaken.message })}
      {overtaken.changes.length > 0 ? (
        <>
          <br />
          {t("conflict.changes")}
          <ul>
            {overtaken.changes.map(({ path, message }) => (
              <li key={path}>
                {isFieldName(path) ? `${t(`fields.${path}`)}: ` : ""}
                {message}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
