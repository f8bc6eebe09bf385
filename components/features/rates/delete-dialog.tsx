"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { deleteRateDraftAction } from "@/lib/features/rates/versions/actions";
import { deleteRateDraftInput } from "@/lib/features/rates/versions/schema";
import type { VersionSummary } from "./version-summary";

/** Delete a draft with its rows; the verified table stays. */
export function DeleteDialog({ subject, onClose }: { subject: VersionSummary; onClose: () => void }) {
  const t = useTranslations("rates.remove");
  const router = useRouter();
  const { id, version, date, count, listHref } = subject;
  return (
    <FormDialog
      title={t("title", { date })}
      text={t("text", { count })}
      confirm={t("action")}
      danger
      schema={deleteRateDraftInput}
      action={deleteRateDraftAction}
      defaultValues={{ id, version }}
      done={t("done")}
      onDone={() => router.push(listHref)}
      onClose={onClose}
    />
  );
}
