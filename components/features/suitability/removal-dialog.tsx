"use client";

import { useTranslations } from "next-intl";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { requestSuitabilityRemovalAction } from "@/lib/features/suitability/actions";
import { removalForm, type SuitabilityEntry } from "@/lib/features/suitability/schema";
import { RegisterFiles } from "./register-files";

type Values = { reason: string; unblacklistDocument: UploadedFile | null };
type Props = { entry: SuitabilityEntry; isOwn: boolean; onClose: () => void };

/** Request the removal of an entry, with a document. Documents 2 §4 */
export function RemovalDialog({ entry, isOwn, onClose }: Props) {
  const t = useTranslations("suitability.removal");
  return (
    <RegisterFiles>
      <FormDialog<Values, unknown>
        title={isOwn ? t("ownTitle") : t("title", { name: entry.name })}
        confirm={t("action")}
        needsChange
        schema={removalForm}
        action={(values) => requestSuitabilityRemovalAction({ ...values, employeeBlackListid: entry.id })}
        defaultValues={{ reason: "", unblacklistDocument: null }}
        done={t("done")}
        onClose={onClose}
      >
        {(fields) => (
          <>
            <div data-wide>
              <FormTextField
                {...fields}
                name="reason"
                label={t("reason")}
                multiline
                minRows={4}
                maxLength={2_000}
                required
              />
            </div>
            <div data-wide>
              <FormFileField
                {...fields}
                name="unblacklistDocument"
                label={t("document")}
                help={t("documentHelp")}
                required
              />
            </div>
          </>
        )}
      </FormDialog>
    </RegisterFiles>
  );
}
