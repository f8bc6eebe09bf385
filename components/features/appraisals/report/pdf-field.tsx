"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { LinearProgress } from "@/components/ui/feedback/linear-progress";
import { Button } from "@/components/ui/layout/button";
import { UploadProvider } from "@/components/ui/upload/upload-context";
import { useUpload } from "@/components/ui/upload/use-upload";
import type { DraftValues } from "../draft/draft";

type Props = {
  file: DraftValues["file"];
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (values: Pick<DraftValues, "file">) => void;
};

const viewUrl = (fileId: string) =>
  `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=Appraisal&inline=true`;
const uploadTarget = { uploadUrl: "/PMSol/v1/FileUpload/FileUpload", fileType: "Appraisal", viewUrl };
const pdfOnly = ["application/pdf"];

/** Upload the scanned report as soon as it is selected. Document 3 §5 */
export function PdfField(props: Props) {
  return (
    <UploadProvider settings={uploadTarget}>
      <PdfInput {...props} />
    </UploadProvider>
  );
}

function PdfInput({ file, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.document");
  const tFiles = useTranslations("files");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useUpload({ accepted: pdfOnly, current: null, onUploaded: (sent) => onChange({ file: sent }) });
  const isBusy = upload.phase !== "idle";
  const problem = upload.error ?? wrong("documentAppraisalId");
  return (
    <div className="appr-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <span id={`${id}-label`} className="appr-legend">
        {t("label")}
      </span>
      {file ? (
        <a href={viewUrl(file.fileId)} target="_blank" rel="noopener">
          {file.fileName}
        </a>
      ) : null}
      {isBusy ? (
        <div role="status">
          {tFiles("sending", { name: upload.name, percent: upload.percent })}
          <LinearProgress aria-label={upload.name} value={upload.percent} />
        </div>
      ) : null}
      {isOff ? null : (
        <div>
          <Button
            variant="outlined"
            height="touch"
            data-path="documentAppraisalId"
            disabled={isBusy}
            onClick={() => input.current?.click()}
          >
            {tFiles(file ? "replace" : "choose")}
          </Button>
          {upload.retry ? (
            <Button height="touch" onClick={upload.retry}>
              {tFiles("retry")}
            </Button>
          ) : null}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t("label")}
            accept=".pdf,application/pdf"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = "";
              if (chosen) void upload.take(chosen);
            }}
          />
        </div>
      )}
      <span id={`${id}-note`}>
        {problem ? <span className="appr-wrong">{problem}</span> : <small>{t("help")}</small>}
      </span>
    </div>
  );
}
