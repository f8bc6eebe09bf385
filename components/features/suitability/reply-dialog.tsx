"use client";

import { useTranslations } from "next-intl";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { FormTextField } from "@/components/ui/form/text-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { replyToSuitabilityEntryAction } from "@/lib/features/suitability/actions";
import { replyForm, type SuitabilityEntry } from "@/lib/features/suitability/schema";
import { RegisterFiles } from "./register-files";

type Values = { reply: string; replyFileId: UploadedFile | null };

/** Let the person reply to an entry about them. product 2.5 */
export function ReplyDialog({ entry, onClose }: { entry: SuitabilityEntry; onClose: () => void }) {
  const t = useTranslations("suitability.reply");
  return (
    <RegisterFiles>
      <FormDialog<Values, unknown>
        title={t("title")}
        confirm={t("action")}
        needsChange
        schema={replyForm}
        action={(values) => replyToSuitabilityEntryAction({ ...values, employeeBlackListid: entry.id })}
        defaultValues={{ reply: entry.reply?.text ?? "", replyFileId: entry.reply?.file ?? null }}
        done={t("done")}
        onClose={onClose}
      >
        {(fields) => (
          <>
            <div data-wide>
              <FormTextField
                {...fields}
                name="reply"
                label={t("text")}
                help={t("help")}
                multiline
                minRows={4}
                maxLength={2_000}
                required
              />
            </div>
            <div data-wide>
              <FormFileField {...fields} name="replyFileId" label={t("file")} />
            </div>
          </>
        )}
      </FormDialog>
    </RegisterFiles>
  );
}
