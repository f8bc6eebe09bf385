"use client";

import { useTranslations } from "next-intl";
import { FormDateField } from "@/components/ui/form/date-field/field";
import { UploadProvider, type UploadSettings } from "@/components/ui/upload/upload-context";
import { FormFileField } from "@/components/ui/upload/file-field";
import { FormSelectField } from "@/components/ui/form/select-field";
import { FormTextField } from "@/components/ui/form/text-field";
import type { UploadedFile } from "@/components/ui/upload/send-file";
import { mcuResults } from "@/db/enums/applicants";
import { recordMcuResultAction } from "@/lib/features/applicants/decisions/actions";
import { mcuResultFormInput } from "./mcu-result-input";
import { StageMoveDialog } from "../pipeline/stage-move-dialog";
import { versionOf, type PanelApplicant, type PanelChoices, type StageView } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";

type Values = {
  id: number;
  result: string;
  healthStatusDegreeId: string;
  file: UploadedFile | null;
  price: string;
  date: string;
};
type Props = { applicant: PanelApplicant; stage: StageView; choices: PanelChoices; onClose: () => void };

const medicalFiles: UploadSettings = {
  uploadUrl: "/PMSol/v1/FileUpload/FileUpload",
  viewUrl: (fileId) => `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=mcu&inline=true`,
  fileType: "mcu",
};

export function McuResult({ applicant, stage, choices, onClose }: Props) {
  const t = useTranslations("applicants.screens");
  const { details } = stage;
  const file = details.fileId
    ? { fileId: details.fileId, fileName: details.fileName ?? "", contentType: "", size: 0 }
    : null;
  return (
    <UploadProvider settings={medicalFiles}>
      <StageMoveDialog<Values, unknown>
        title={t("mcu.resultTitle")}
        text={t("mcu.resultText")}
        confirm={t("mcu.saveResult")}
        schema={mcuResultFormInput}
        action={async ({ file: uploadedFile, ...values }) => {
          const result = await recordMcuResultAction({
            ...values,
            fileId: uploadedFile?.fileId ?? null,
            ...versionOf(applicant),
          });
          return result.ok
            ? result
            : {
                ...result,
                errors: result.errors.map((error) => (error.path === "fileId" ? { ...error, path: "file" } : error)),
              };
        }}
        defaultValues={{
          id: applicant.id,
          result: details.result ?? "",
          healthStatusDegreeId: details.healthStatusDegreeId === undefined ? "" : String(details.healthStatusDegreeId),
          file,
          price: details.price ? String(details.price) : "",
          date: details.result && details.date ? details.date : applicant.today,
        }}
        done={t("mcu.resultSaved")}
        onClose={onClose}
      >
        {(field) => (
          <>
            <FormSelectField
              {...field}
              name="result"
              label={t("mcu.result")}
              options={mcuResults.map((value) => ({ value, label: t(`mcu.results.${value}`) }))}
              required
            />
            <FormSelectField
              {...field}
              name="healthStatusDegreeId"
              label={t("mcu.degree")}
              options={choices.degrees}
              required
            />
            <FormDateField {...field} name="date" label={t("mcu.examinedOn")} max={applicant.today} />
            <FormTextField {...field} name="price" label={t("mcu.price")} kind="number" unit="Rp" maxLength={9} />
            <div className={styles.wide}>
              <FormFileField {...field} name="file" label={t("mcu.file")} help={t("mcu.fileHelp")} />
            </div>
          </>
        )}
      </StageMoveDialog>
    </UploadProvider>
  );
}
