"use client";

import { useTranslations } from "next-intl";
import { z } from "zod";
import { useToast } from "@/components/ui/feedback/toast-frame";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { signPklAction } from "@/lib/features/preparation/pkl/actions";

type Values = { attachmentId: UploadedFile | null };
const form = z.object({
  attachmentId: z
    .object({ fileId: z.string() }, { error: "validation.required" })
    .nullable()
    .refine((file) => file !== null, "validation.required"),
});

/** Upload the signed scan after a confirmation. It is final. D2 §5 */
export function UploadSignedDialog({ id, version, onClose }: { id: number; version: number; onClose: () => void }) {
  const t = useTranslations("pkl.page");
  const toast = useToast();
  return (
    <FormDialog<Values, unknown>
      title={t("uploadTitle")}
      text={t("uploadConfirm")}
      confirm={t("yes")}
      needsChange
      schema={form}
      action={async ({ attachmentId }) => {
        const answer = await signPklAction({
          employeePreparationPklId: id,
          attachmentId: attachmentId?.fileId ?? "",
          attachmentFilename: attachmentId?.fileName ?? "",
          version,
        });
        if (!answer.ok) toast({ severity: "error", title: t("updateFailed"), text: answer.message, seconds: 2 });
        return answer;
      }}
      defaultValues={{ attachmentId: null }}
      done={() => [{ severity: "success", text: t("updated"), seconds: 2 }]}
      onClose={onClose}
    >
      {(fields) => (
        <div data-wide>
          <FormFileField {...fields} name="attachmentId" label={t("signedDocument")} help={t("uploadHint")} required />
        </div>
      )}
    </FormDialog>
  );
}
