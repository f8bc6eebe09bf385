"use client";

import { useTranslations } from "next-intl";
import { ViewFile } from "@/components/ui/feedback/view-file";
import { mcuResults } from "@/db/enums/applicants";
import { StageFacts } from "../pipeline/stage-facts";
import type { StageView } from "../pipeline/panel-data";
import { useDay } from "../pipeline/use-day";

/** Return the clinic's result; null while there is none. */
export const mcuResultOf = ({ details }: StageView) => mcuResults.find((result) => result === details.result) ?? null;

/** Show letter, appointment and result. The report file needs the permission for medical files. */
export function McuFacts({ stage, canViewFile }: { stage: StageView; canViewFile: boolean }) {
  const t = useTranslations("applicants.screens");
  const day = useDay();
  const { details } = stage;
  const result = mcuResultOf(stage);
  return (
    <StageFacts
      facts={[
        [t("mcu.letterNumber"), details.letterNumber],
        [t("panel.date"), details.date ? day(details.date) : null],
        [t("mcu.package"), details.package],
        [t("mcu.clinic"), [details.clinic, details.location].filter(Boolean).join(", ")],
        [t("mcu.result"), result ? t(`mcu.results.${result}`) : null, result === "Unfit" ? "below" : "enough"],
        [t("mcu.degree"), details.healthStatusDegree],
        [
          t("mcu.file"),
          details.fileId && canViewFile ? (
            <ViewFile
              key="file"
              file={{ fileId: details.fileId, fileName: details.fileName ?? t("mcu.file") }}
              withName
            />
          ) : null,
        ],
      ]}
    />
  );
}
