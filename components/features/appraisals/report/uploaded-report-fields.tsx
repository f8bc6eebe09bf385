"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/layout/button";
import type { DraftValues } from "../draft/draft";
import { ChoiceRow } from "../choice-row";
import { useScaleLabels } from "../use-labels";
import { PdfField } from "./pdf-field";

type Uploaded = Pick<DraftValues, "file" | "average">;
type Props = Uploaded & {
  isUpdate: boolean;
  wrong: (path: string) => string | undefined;
  isOff: boolean;
  onChange: (values: Partial<Uploaded>) => void;
};

const noAverage = "0";

/** Upload the report as a scanned PDF with its average. Document 3 §2, §5 */
export function UploadedReportFields(props: Props) {
  const t = useTranslations("appraisal-form.document");
  const scale = useScaleLabels();
  return (
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
          {props.average !== "" && props.average !== noAverage && !props.isOff ? (
            <div>
              <Button onClick={() => props.onChange({ average: "" })} height="touch">
                {t("noAverage")}
              </Button>
            </div>
          ) : null}
        </ChoiceRow>
      </div>
    </section>
  );
}
