"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { completePklAction } from "@/lib/features/preparation/pkl/actions";

/** Confirm that the harbour master endorsed the agreement. product 5.15.8 */
export function EndorsedDialog({ id, version, onClose }: { id: number; version: number; onClose: () => void }) {
  const t = useTranslations("pkl.page");
  const toast = useToast();
  return (
    <FormDialog<Record<string, never>, unknown>
      title={`${t("complete")}?`}
      text={t("completeConfirm")}
      confirm={t("yes")}
      schema={z.object({})}
      action={async () => {
        const answer = await completePklAction({ employeePreparationPklId: id, version });
        if (!answer.ok) toast({ severity: "error", title: t("updateFailed"), text: answer.message, seconds: 2 });
        return answer;
      }}
      defaultValues={{}}
      done={() => [{ severity: "success", text: t("updated"), seconds: 2 }]}
      onClose={onClose}
    />
  );
}
