"use client";

import { useTranslations } from "next-intl";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import { FormFileField } from "@/components/ui/upload/file-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { recordPreparationMcuAction } from "@/lib/features/preparation/mcu/actions";
import { mcuResultInput, type McuChoices, type McuRow } from "@/lib/features/preparation/mcu/schema";
import { OptionField } from "../option-field";
import { ResultFormDialog, useResults } from "../result-form-dialog";

type Values = {
  employeePreparationMcuId: number;
  assessmentStatus: string;
  mcuHealthDegreeId: string;
  mcuPrice: string;
  attachmentId: UploadedFile | null;
  version: number;
};
type Props = { row: McuRow; choices: McuChoices; onClose: () => void };

/** Record the clinic's result. It cannot be changed afterwards. D2 §5 */
export function ResultDialog({ row, choices, onClose }: Props) {
  const t = useTranslations("checkups");
  const results = useResults();
  return (
    <ResultFormDialog<Values>
      kind="mcu"
      title={t("mcu.resultTitle", { name: row.employeeName })}
      schema={mcuResultInput}
      action={recordPreparationMcuAction}
      defaultValues={{
        employeePreparationMcuId: row.id,
        assessmentStatus: "",
        mcuHealthDegreeId: "",
        mcuPrice: "",
        attachmentId: null,
        version: row.version,
      }}
      failed={t("mcu.resultFailed")}
      done={t("mcu.resultCreated")}
      onClose={onClose}
    >
      {(fields) => (
        <>
          <FormSelectField {...fields} name="assessmentStatus" label={t("fields.result")} options={results} required />
          <FormTextField
            {...fields}
            name="mcuPrice"
            label={t("fields.mcuPrice")}
            kind="number"
            unit="IDR"
            maxLength={9}
          />
          <div data-wide>
            <OptionField
              {...fields}
              name="mcuHealthDegreeId"
              label={t("fields.healthDegree")}
              kind="mcu-health-status-degree"
              options={choices.degrees}
              required
            />
          </div>
          <div data-wide>
            <FormFileField {...fields} name="attachmentId" label={t("fields.attachment")} required />
          </div>
        </>
      )}
    </ResultFormDialog>
  );
}
