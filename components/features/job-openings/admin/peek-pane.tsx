"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PeekPaneProps } from "@/components/ui/list/peek/frame";
import { PeekFact, PeekFacts, PeekPane } from "@/components/ui/list/peek/pane";
import { usePeek } from "@/components/ui/list/peek/use-peek";
import type { JobOpening } from "@/lib/features/job-openings/schema";
import { formatDate } from "@/lib/platform/calendar/dates";

/** Show an opening summary: requirements and closing date. */
export function OpeningPane(props: PeekPaneProps) {
  const t = useTranslations("job-openings");
  const locale = useLocale() === "id" ? "id" : "en";
  const { preview, isFailed } = usePeek<Omit<JobOpening, "createdAt" | "updatedAt" | "closedAt">>(
    `/PMSol/v1/JobOpening/GetJobOpeningById/${props.id}`,
  );
  const subtitle = preview ? [preview.shipName, t(`list.${preview.isOpen ? "open" : "closed"}`)].join(" · ") : "";
  return (
    <PeekPane {...props} content={subtitle} isFailed={isFailed}>
      {preview ? (
        <PeekFacts>
          <PeekFact label={t("admin.vacancies")}>{preview.vacancies}</PeekFact>
          <PeekFact label={t("list.closesOn")}>
            {preview.closesOn ? formatDate(preview.closesOn, locale) : null}
          </PeekFact>
          <PeekFact label={t("list.city")}>{preview.cityName}</PeekFact>
          <PeekFact label={t("list.experience")}>{t("list.years", { count: preview.yearsOfExperience })}</PeekFact>
          <PeekFact label={t("peek.coc")}>{preview.coc}</PeekFact>
          <PeekFact label={t("peek.education")}>{preview.education}</PeekFact>
          <PeekFact label={t("peek.task")}>{preview.task}</PeekFact>
        </PeekFacts>
      ) : null}
    </PeekPane>
  );
}
