"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PreviewPaneProps } from "@/components/ui/list/preview/frame";
import { PreviewFact, PreviewFacts, PreviewPane } from "@/components/ui/list/preview/pane";
import { useRecordPreview } from "@/components/ui/list/preview/use-record-preview";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";

/** Show an opening summary: requirements and closing date. */
export function OpeningPreviewPane(props: PreviewPaneProps) {
  const t = useTranslations("job-openings");
  const locale = useLocale();
  const { preview, isFailed } = useRecordPreview<Omit<JobOpening, "createdAt" | "updatedAt" | "closedAt">>(
    `/PMSol/v1/JobOpening/GetJobOpeningById/${props.id}`,
  );
  const subtitle = preview
    ? [
        inLanguage(locale, { en: preview.vesselTypeName, id: preview.vesselTypeNameId }),
        t(`list.${preview.isOpen ? "open" : "closed"}`),
      ].join(" · ")
    : "";
  return (
    <PreviewPane {...props} content={subtitle} isFailed={isFailed}>
      {preview ? (
        <PreviewFacts>
          <PreviewFact label={t("admin.vacancies")}>{preview.vacancies}</PreviewFact>
          <PreviewFact label={t("list.closesOn")}>
            {preview.closesOn ? formatDate(preview.closesOn, locale) : null}
          </PreviewFact>
          <PreviewFact label={t("list.city")}>{preview.cityName}</PreviewFact>
          <PreviewFact label={t("list.experience")}>
            {t("list.years", { count: preview.yearsOfExperience })}
          </PreviewFact>
          <PreviewFact label={t("peek.coc")}>{preview.coc}</PreviewFact>
          <PreviewFact label={t("peek.education")}>{preview.education}</PreviewFact>
          <PreviewFact label={t("peek.task")}>{preview.task}</PreviewFact>
        </PreviewFacts>
      ) : null}
    </PreviewPane>
  );
}
