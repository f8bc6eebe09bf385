"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PreviewPaneProps } from "@/components/ui/list/preview/frame";
import { PreviewFact, PreviewFacts, PreviewLines, PreviewPane } from "@/components/ui/list/preview/pane";
import { useRecordPreview } from "@/components/ui/list/preview/use-record-preview";
import { waitOf } from "@/lib/features/applicants/pipeline/stage.rules";
import type { ApplicantPreview } from "@/lib/features/applicants/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { listedStages } from "./stages";

/** The applicant as JSON: dates are strings. */
type Applicant = Omit<ApplicantPreview, "regDate" | "lastMovedAt" | "waitingSince"> & {
  regDate: string;
  lastMovedAt: string;
  waitingSince: string | null;
};

/** Show an applicant summary: next action, stages and document status. */
export function ApplicantPreviewPane(props: PreviewPaneProps) {
  const activeLocale = useLocale();
  const { preview, isFailed } = useRecordPreview<Applicant>(`/PMSol/v1/RegisterCrews/GetRegisterCrewPeek/${props.id}`);
  const position = preview && inLanguage(activeLocale, { en: preview.position, id: preview.positionNameId });
  const vesselType = preview && inLanguage(activeLocale, { en: preview.vesselType, id: preview.vesselTypeNameId });
  const subtitle = preview ? [position, vesselType, preview.applicantId].filter(Boolean).join(" · ") : "";
  return (
    <PreviewPane {...props} content={subtitle} isFailed={isFailed}>
      {preview ? <Facts applicant={preview} /> : null}
    </PreviewPane>
  );
}

const daysSince = (instant: string) => waitOf(new Date(instant), new Date()).days;

function Facts({ applicant }: { applicant: Applicant }) {
  const t = useTranslations("applicants");
  const locale = useLocale();
  const { nextAction, waitingSince, papers, phone, regDate } = applicant;
  const days = waitingSince ? daysSince(waitingSince) : 0;
  return (
    <PreviewFacts>
      <PreviewFact label={t("screens.list.next")}>
        {nextAction ? `${t(`screens.next.${nextAction}`)} · ${t("screens.list.waitingFor", { days })}` : null}
      </PreviewFact>
      <PreviewFact label={t("screens.track.label")}>
        <PreviewLines>
          {listedStages.map((stage) => (
            <li key={stage}>
              <span>{t(`list.stages.${stage}`)}</span>
              <span>{t(`list.status.${applicant[stage]}`)}</span>
            </li>
          ))}
        </PreviewLines>
      </PreviewFact>
      <PreviewFact label={t("screens.peek.papers")}>
        {[
          t("screens.peek.certificates", { count: papers.total }),
          papers.withoutScan > 0 && t("screens.peek.withoutScan", { count: papers.withoutScan }),
          papers.ends > 0 && t("screens.peek.ends", { count: papers.ends }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </PreviewFact>
      <PreviewFact label={t("list.regDate")}>{formatDate(dayOf(new Date(regDate)), locale)}</PreviewFact>
      <PreviewFact label={t("screens.peek.phone")}>{phone ? <a href={`tel:${phone}`}>{phone}</a> : null}</PreviewFact>
    </PreviewFacts>
  );
}
