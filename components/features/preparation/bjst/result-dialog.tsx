"use client";

import { useTranslations } from "next-intl";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { recordBjstResultAction } from "@/lib/features/preparation/bjst/actions";
import { bjstResultInput, type BjstRow } from "@/lib/features/preparation/bjst/schema";
import { ResultFormDialog, useResults } from "../result-form-dialog";

type Values = {
  employeePreparationBjstId: number;
  assessmentStatus: string;
  attachmentId: UploadedFile | null;
  version: number;
};

/** Record the result of a training, optionally with a certificate. It cannot be changed afterwards. D2 §5 */
export function ResultDialog({ row, onClose }: { row: BjstRow; onClose: () => void }) {
  const t = useTranslations("checkups");
  const results = useResults();
  return (
    <ResultFormDialog<Values>
      kind="bjst"
      title={t("bjst.resultTitle", { name: row.employeeName })}
      schema={bjstResultInput}
      action={recordBjstResultAction}
      defaultValues={{
        employeePreparationBjstId: row.id,
        assessmentStatus: "",
        attachmentId: null,
        version: row.version,
      }}
      failed={t("bjst.updateFailed")}
      done={t("bjst.updated")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <div data-wide>
            <FormSelectField
              {...fields}
              name="assessmentStatus"
              label={t("fields.result")}
              options={results}
              required
            />
          </div>
          <div data-wide>
            <FormFileField {...fields} name="attachmentId" label={t("fields.attachment")} />
          </div>
        </>
      )}
    </ResultFormDialog>
  );
}
