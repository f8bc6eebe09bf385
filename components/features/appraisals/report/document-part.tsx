"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { LinearProgress } from "@/components/ui/feedback/linear-progress";
import { Button } from "@/components/ui/layout/button";
import { FileDoor } from "@/components/ui/upload/file-door";
import { useUpload } from "@/components/ui/upload/use-upload";
import type { DraftValues } from "../draft/shape";
import { ChoiceRow } from "../choice-row";
import { useScale } from "../use-words";

type Uploaded = Pick<DraftValues, "file" | "average">;
type Props = Uploaded & {
  isUpdate: boolean;
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (values: Partial<Uploaded>) => void;
};

const viewUrl = (fileId: string) =>
  `/PMSol/v1/FileDownload/FileDownload?fileId=${fileId}&fileType=Appraisal&inline=true`;
const door = { uploadUrl: "/PMSol/v1/FileUpload/FileUpload", fileType: "Appraisal", viewUrl };
const pdfOnly = ["application/pdf"];
const none = "0";

/** The report as a scanned PDF, and the average it comes to. Document 3 §2, §5 */
export function DocumentPart(props: Props) {
  const t = useTranslations("appraisal-form.document");
  const scale = useScale();
  return (
    <FileDoor settings={door}>
      <section className="appr-part" id="document">
        <h2>{t("title")}</h2>
        <p>{t(props.isUpdate ? "leadUpdate" : "lead")}</p>
        <div className="appr-card">
          <PdfField {...props} />
          <ChoiceRow
            path="seafarersRatingMandatoryAverageScore"
            look="scale"
            legend={t("average")}
            choices={scale}
            value={props.average}
            wrong={props.wrong("seafarersRatingMandatoryAverageScore")}
            isOff={props.isOff}
            onChoose={(average) => props.onChange({ average })}
          >
            <small className="appr-help">{t("averageHelp")}</small>
            {props.average !== "" && props.average !== none && !props.isOff ? (
              <div>
                <Button onClick={() => props.onChange({ average: "" })} height="touch">
                  {t("noAverage")}
                </Button>
              </div>
            ) : null}
          </ChoiceRow>
        </div>
      </section>
    </FileDoor>
  );
}

function PdfField({ file, wrong, isOff, onChange }: Props) {
  const t = useTranslations("appraisal-form.document");
  const words = useTranslations("files");
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
          {words("sending", { name: upload.name, percent: upload.percent })}
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
            {words(file ? "replace" : "choose")}
          </Button>
          {upload.retry ? (
            <Button height="touch" onClick={upload.retry}>
              {words("retry")}
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
