"use client";

import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { UploadProvider, useUploadSettings } from "@/components/ui/upload/upload-context";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { setReceiptAction } from "@/lib/features/billing/receipts/actions";
import { setReceiptInput } from "@/lib/features/billing/receipts/schema";

type Values = { id: number; version: number; attachmentId: UploadedFile | null };

/** Upload the signed receipt of a month's provisions. product 5.14 */
export function ReceiptDialog({
  id,
  name,
  version,
  onClose,
}: {
  id: number;
  name: string;
  version: number;
  onClose: () => void;
}) {
  const t = useTranslations("billing.receipt");
  const door = useUploadSettings();
  return (
    <UploadProvider settings={{ ...door, fileType: "billing" }}>
      <FormDialog<Values, unknown>
        title={`${t("title")}: ${name}`}
        text={t("text")}
        confirm={t("save")}
        needsChange
        schema={setReceiptInput}
        action={setReceiptAction}
        defaultValues={{ id, version, attachmentId: null }}
        done={t("done")}
        onClose={onClose}
      >
        {(fields) => (
          <div data-wide>
            <FormFileField {...fields} name="attachmentId" label={t("file")} required />
          </div>
        )}
      </FormDialog>
    </UploadProvider>
  );
}
