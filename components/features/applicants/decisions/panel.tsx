import { getTranslations } from "next-intl/server";
import type { Permission } from "@/lib/access/permissions";
import type { Assessment } from "@/lib/features/applicants/pipeline/schema";
import type { ApplicantDetail } from "@/lib/features/applicants/schema";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import type { Locale } from "@/lib/platform/i18n/locales";
import { EndApplicationActions } from "./end-application-actions";
import { EndedApplicationPanel } from "./ended-application-panel";
import type { PanelApplicant, PanelChoices } from "../pipeline/panel-data";
import styles from "../pipeline/panels.module.css";
import { StagePanel } from "./stage-panel";
import { extrasOf, availableMovesOf, viewOf } from "../pipeline/stage-view";

type Props = {
  applicant: ApplicantDetail;
  history: Assessment[];
  permissions: Permission[];
  choices: PanelChoices;
  openingOpen: boolean;
  locale: Locale;
  now: Date;
};

/** Show the decisions available for an applicant now. */
export async function DecisionPanel({ applicant, history, permissions, choices, openingOpen, locale, now }: Props) {
  const t = await getTranslations("applicants.screens.panel");
  const extras = extrasOf(applicant);
  const panelApplicant: PanelApplicant = {
    id: applicant.id,
    version: extras.version,
    name: applicant.fullName,
    vesselType: applicant.vesselType,
    divisionId: applicant.divisionId,
    today: dayOf(now),
  };
  const prospect = availableMovesOf(history, permissions, { now, openingOpen });
  const write = (at: Date) => formatDate(at, locale, "instant");
  const views = prospect.open.flatMap((type) => viewOf(type, history, extras, write) ?? []);
  const ended = history.findLast((row) => row.assessmentTypeName === "failed");
  const lastStart = history.findLastIndex(
    (row) =>
      row.assessmentTypeName === "interview" &&
      (row.assessmentStatus === "Pending" || row.assessmentStatus === "InProgress"),
  );
  const notes = history
    .slice(lastStart + 1)
    .filter((row) => row.assessmentTypeName === "interview" && row.assessmentStatus === "Completed")
    .flatMap(({ id, details, createdBy }) =>
      details?.note ? [{ id, note: details.note, assessor: details.assessor ?? createdBy ?? "" }] : [],
    );
  return (
    <section aria-label={t("label")} className={styles.panel}>
      {prospect.stopped && ended ? (
        <EndedApplicationPanel
          applicant={panelApplicant}
          reason={ended.reason}
          since={write(ended.createdAt)}
          by={ended.createdBy}
          reopens={prospect.reopens}
          reopenRefusal={permissions.includes("applicants:reopen-failed") ? prospect.notAgain : null}
        />
      ) : (
        <div className={views.length > 1 ? styles.stages : undefined}>
          {views.map((stage) => (
            <StagePanel
              key={stage.type}
              applicant={panelApplicant}
              stage={stage}
              permissions={permissions}
              choices={choices}
              notes={notes}
              hire={{ ...applicant.opening, crewRecords: applicant.formerCrew }}
              level="h2"
            />
          ))}
        </div>
      )}
      {prospect.ends || prospect.reopenable.length > 0 ? (
        <EndApplicationActions applicant={panelApplicant} ends={prospect.ends} reopenable={prospect.reopenable} />
      ) : null}
    </section>
  );
}
