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
  const { found, isFailed } = usePeek<Omit<JobOpening, "createdAt" | "updatedAt" | "closedAt">>(
    `/PMSol/v1/JobOpening/GetJobOpeningById/${props.id}`,
  );
  const said = found ? [found.shipName, t(`list.${found.isOpen ? "open" : "closed"}`)].join(" · ") : "";
  return (
    <PeekPane {...props} said={said} isFailed={isFailed}>
      {found ? (
        <PeekFacts>
          <PeekFact label={t("admin.vacancies")}>{found.vacancies}</PeekFact>
          <PeekFact label={t("list.closesOn")}>{found.closesOn ? formatDate(found.closesOn, locale) : null}</PeekFact>
          <PeekFact label={t("list.city")}>{found.cityName}</PeekFact>
          <PeekFact label={t("list.experience")}>{t("list.years", { count: found.yearsOfExperience })}</PeekFact>
          <PeekFact label={t("peek.coc")}>{found.coc}</PeekFact>
          <PeekFact label={t("peek.education")}>{found.education}</PeekFact>
          <PeekFact label={t("peek.task")}>{found.task}</PeekFact>
        </PeekFacts>
      ) : null}
    </PeekPane>
  );
}
