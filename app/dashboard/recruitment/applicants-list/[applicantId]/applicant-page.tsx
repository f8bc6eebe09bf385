import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { ApplicantBar } from "@/components/features/applicants/detail/applicant-bar";
import { CrewNotes } from "@/components/features/applicants/detail/crew-notes";
import {
  BankSection,
  EducationSection,
  SeaServiceSection,
  TrainingSection,
} from "@/components/features/applicants/detail/career-sections";
import { ContactSection } from "@/components/features/applicants/detail/contact-section";
import { DocumentsSection } from "@/components/features/applicants/detail/documents-section";
import { PersonStrip } from "@/components/features/applicants/detail/person-strip";
import { PersonalSection } from "@/components/features/applicants/detail/personal-section";
import { AppliedOpeningBar } from "@/components/features/applicants/detail/applied-opening-bar";
import barStyles from "@/components/features/applicants/detail/applicant.module.css";
import { StickyDecisionPanel } from "@/components/features/applicants/decisions/sticky-panel";
import { DecisionPanel } from "@/components/features/applicants/decisions/panel";
import { ScanReview } from "@/components/features/applicants/pipeline/scan-review";
import { scansOf } from "@/components/features/applicants/pipeline/scans";
import { entriesOf } from "@/components/features/applicants/pipeline/stage-view";
import { StageTrack } from "@/components/features/applicants/pipeline/stage-track";
import { TimelineSection } from "@/components/features/applicants/detail/timeline-section";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can } from "@/lib/access/actor";
import { getWorkSummary } from "@/lib/features/applicants/report/get-work-summary";
import { listAssessments } from "@/lib/features/applicants/detail/list-assessments";
import { listTimeline } from "@/lib/features/applicants/detail/list-timeline";
import { canTakeNext } from "@/lib/features/applicants/pipeline/next-action.rules";
import { openStages, statesOf } from "@/lib/features/applicants/pipeline/rules";
import { dayOf } from "@/lib/platform/calendar/dates";
import { orNull } from "@/lib/platform/transport/or-null";
import { requireUser } from "../../../access/require-user";
import { listPositionOf } from "../list-query";
import { loadApplicant } from "./load-applicant";
import { loadStageFormOptions } from "./stage-form-options";
import { loadOrClosed } from "./load-or-closed";
import { neighboursOf } from "./neighbours";
import { rightsOf } from "./rights";

export type ApplicantPageProps = { params: Promise<{ applicantId: string }>; searchParams: Promise<SearchParams> };
const list = "/dashboard/recruitment/applicants-list";

/** One applicant, with the decision panel at the update address. Document 1 §2.3. */
export async function ApplicantPage({ params, searchParams, mode }: ApplicantPageProps & { mode: "view" | "update" }) {
  const user = await requireUser("applicants:view");
  const may = rightsOf(user);
  const [{ applicantId }, query] = await Promise.all([params, searchParams]);
  const joi = valueOf(query, "joi");
  const [applicant, history, { entries }, summary] = await Promise.all([
    loadApplicant(applicantId),
    loadOrClosed(listAssessments, { id: applicantId }),
    loadOrClosed(listTimeline, { id: applicantId }),
    orNull(loadOrClosed(getWorkSummary, { joi })),
  ]);
  if (String(applicant.jobOpeningId) !== joi) redirect("/closed?reason=broken");
  const [t, texts, shell, requestLocale, neighbours, choices] = await Promise.all([
    getTranslations("applicants.list"),
    getTranslations("applicants.screens"),
    getTranslations("shell"),
    getLocale(),
    neighboursOf(query, applicant.id, mode),
    loadStageFormOptions(mode === "update" ? applicant.currentStatusId : 0, may, applicant.vesselType),
  ]);
  const now = new Date();
  const today = dayOf(now);
  const states = statesOf(entriesOf(history));
  const decides = states.result !== "Completed" && may.some((permission) => permission !== "applicants:medical-file");
  const updating = mode === "update" && decides;
  const { nextAction } = applicant;
  // While corrections are awaited, the current data can still be reviewed.
  const own = nextAction === "await-revision" ? "review" : nextAction;
  const verb = own && canTakeNext(states, may) ? texts(`next.${own}`) : texts("panel.label");
  const other = (target: "view" | "update") => `${list}/${applicant.id}/${target}${hrefWith(query, {})}`;
  const back = `${list}?${listPositionOf(query)}`;
  return (
    <>
      <div className={barStyles.bar}>
        <Breadcrumbs
          crumbs={[
            { label: shell("menu.dashboard"), href: "/dashboard" },
            { label: t("title"), href: back },
          ]}
          title={applicant.fullName}
        />
        <ApplicantBar
          id={applicant.id}
          neighbours={neighbours}
          cv={can(user, "applicants:cv")}
          decideHref={mode === "view" && decides ? other("update") : null}
          readHref={updating ? other("view") : null}
        />
      </div>
      {can(user, "applicants:cv") ? <MissingSignsNote record={applicant} /> : null}
      <ScanReview
        scans={scansOf(applicant, entries, today)}
        holder={{ name: applicant.fullName, born: applicant.dateOfBirth }}
        reviewer={`${user.userId} ${applicant.id}`}
      >
        <PersonStrip applicant={applicant} today={today} />
        <div className={barStyles.desk} data-deciding={updating || undefined}>
          {updating ? (
            <StickyDecisionPanel verb={verb}>
              <DecisionPanel
                applicant={applicant}
                history={history}
                permissions={may}
                choices={choices}
                openingOpen={summary?.statusJobOpening === "Open"}
                locale={requestLocale}
                now={now}
              />
            </StickyDecisionPanel>
          ) : null}
          <div className={barStyles.evidence}>
            <AppliedOpeningBar summary={summary} />
            <CrewNotes
              applicant={applicant}
              locale={requestLocale}
              maySkip={
                updating &&
                may.includes("applicants:tests-override") &&
                (applicant.currentStatusId === 2 || applicant.currentStatusId === 3)
              }
            />
            <StageTrack history={history} open={openStages(states)} locale={requestLocale} />
            <PersonalSection applicant={applicant} />
            <ContactSection applicant={applicant} />
            <EducationSection applicant={applicant} locale={requestLocale} />
            <DocumentsSection applicant={applicant} locale={requestLocale} today={today} />
            <TrainingSection applicant={applicant} locale={requestLocale} />
            <SeaServiceSection applicant={applicant} locale={requestLocale} today={today} />
            <BankSection applicant={applicant} visible={can(user, "applicants:edit")} />
            <TimelineSection
              applicantId={applicant.id}
              applicantName={applicant.fullName}
              entries={entries}
              resends={can(user, "applicants:edit")}
              locale={requestLocale}
            />
          </div>
        </div>
      </ScanReview>
    </>
  );
}
