"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PeekPaneProps } from "@/components/ui/list/peek/frame";
import { PeekFact, PeekFacts, PeekLines, PeekPane } from "@/components/ui/list/peek/pane";
import { usePeek } from "@/components/ui/list/peek/use-peek";
import { waitOf } from "@/lib/features/applicants/pipeline/stage.rules";
import type { ApplicantPeek } from "@/lib/features/applicants/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { listedStages } from "./stages";

/** The applicant as JSON: dates are strings. */
type Applicant = Omit<ApplicantPeek, "regDate" | "lastMovedAt" | "waitingSince"> & {
  regDate: string;
  lastMovedAt: string;
  waitingSince: string | null;
};

/** Show an applicant summary: next action, stages and document status. */
export function ApplicantPane(props: PeekPaneProps) {
  const isIndonesian = useLocale() === "id";
  const { preview, isFailed } = usePeek<Applicant>(`/PMSol/v1/RegisterCrews/GetRegisterCrewPeek/${props.id}`);
  const position = preview && (isIndonesian ? preview.positionNameId : preview.position);
  const subtitle = preview ? [position, preview.vesselType, preview.applicantId].filter(Boolean).join(" · ") : "";
  return (
    <PeekPane {...props} content={subtitle} isFailed={isFailed}>
      {preview ? <Facts applicant={preview} /> : null}
    </PeekPane>
  );
}

const daysSince = (instant: string) => waitOf(new Date(instant), new Date()).days;

function Facts({ applicant }: { applicant: Applicant }) {
  const t = useTranslations("applicants");
  const locale = useLocale() === "id" ? "id" : "en";
  const { nextAction, waitingSince, papers, phone, regDate } = applicant;
  const days = waitingSince ? daysSince(waitingSince) : 0;
  return (
    <PeekFacts>
      <PeekFact label={t("screens.list.next")}>
        {nextAction ? `${t(`screens.next.${nextAction}`)} · ${t("screens.list.waitingFor", { days })}` : null}
      </PeekFact>
      <PeekFact label={t("screens.track.label")}>
        <PeekLines>
          {listedStages.map((stage) => (
            <li key={stage}>
              <span>{t(`list.stages.${stage}`)}</span>
              <span>{t(`list.status.${applicant[stage]}`)}</span>
            </li>
          ))}
        </PeekLines>
      </PeekFact>
      <PeekFact label={t("screens.peek.papers")}>
        {[
          t("screens.peek.certificates", { count: papers.total }),
          papers.withoutScan > 0 && t("screens.peek.withoutScan", { count: papers.withoutScan }),
          papers.ends > 0 && t("screens.peek.ends", { count: papers.ends }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </PeekFact>
      <PeekFact label={t("list.regDate")}>{formatDate(dayOf(new Date(regDate)), locale)}</PeekFact>
      <PeekFact label={t("screens.peek.phone")}>{phone ? <a href={`tel:${phone}`}>{phone}</a> : null}</PeekFact>
    </PeekFacts>
  );
}
