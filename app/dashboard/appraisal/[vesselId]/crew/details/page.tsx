import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cancelAddress, crewsAddress } from "@/components/features/appraisals/address";
import { ReportView } from "@/components/features/appraisals/detail/view";
import { ReportStyles } from "@/components/features/appraisals/form-styles";
import { SubjectFacts } from "@/components/features/appraisals/report/subject-facts";
import { LazyReportForm, LazyReturnedNotice } from "@/components/features/appraisals/report/lazy-form";
import { draftFormOf, subjectOf, valuesOf } from "@/components/features/appraisals/report/initial-values";
import { LazyReportActions } from "@/components/features/appraisals/review/lazy-actions";
import { Button } from "@/components/ui/layout/button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { hrefWith, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { MissingSignsNote } from "@/components/ui/form/printed/note";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { isAmong } from "@/lib/access/roles";
import type { AppraisalWithForm } from "@/lib/features/appraisals/detail/schema";
import { getDraftKey } from "@/lib/features/appraisals/draft/get-draft-key";
import { dayOf, formatDate } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { accessBoundary } from "../../../../access/access-boundary";
import { requireUser } from "../../../../access/require-user";
import { loadReport } from "../../../load-report";

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("appraisal-form"))("title") };
}

async function crumbsTo(user: UserActor, { vesselId, vesselName }: AppraisalWithForm["appraisalDetail"]) {
  const t = await getTranslations("appraisal-lists");
  const root = "/dashboard/appraisal";
  if (isAmong(user, "crew-members")) return [{ label: t("own.title"), href: root }];
  const list = { label: vesselName, href: crewsAddress(vesselId) };
  return landingPageOf(user, root) === null ? [{ label: t("title"), href: root }, list] : [list];
}

/**
 * Shows a report to write, correct, read, review or approve. The page checks the ids of the address itself. Document
 * 3 §2, §4
 */
export default async function AppraisalDetailsPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("appraisals:view"), params, searchParams]);
  return accessBoundary(() => renderReport(user, vesselId, query), "/dashboard/appraisal");
}

async function renderReport(user: UserActor, vesselId: string, query: SearchParams) {
  const [loadedReport, t, locale] = await Promise.all([
    orNull(loadReport(vesselId, query)),
    getTranslations("appraisal-form"),
    getLocale(),
  ]);
  if (!loadedReport) return <NotRead vesselId={vesselId} query={query} />;
  const { appraisalDetail: detail, allowedActions } = loadedReport;
  const isDisabled = valueOf(query, "cmdh") === "true";
  const isWritten = allowedActions.includes("submit") || allowedActions.includes("update");
  const position = inLanguage(locale, { en: detail.crewRank, id: detail.crewRankNameId });
  const isForColleague =
    detail.reviewStatus === "WaitingForReview" && can(user, "appraisals:review") && !allowedActions.includes("review");
  return (
    <PageTexts
      now={[
        "appraisal-form",
        "appraisals.required",
        "appraisals.scale",
        "appraisals.reasons",
        "appraisals.categories",
        "appraisals.decisions",
        "appraisals.scoreRequired",
        "appraisals.commentRequired",
        "appraisals.reasonRequired",
        "appraisals.reasonTooShort",
        "appraisals.periodOrder",
        "appraisals.periodOutside",
        "appraisals.reportInFuture",
        "appraisals.reportBeforePeriod",
        "files",
      ]}
    >
      <ReportStyles />
      <PageHeader
        crumbs={await crumbsTo(user, detail)}
        title={t("title")}
        lead={`${detail.seafarersName} · ${t("lead", { position, vessel: detail.vesselName })}`}
      />
      {allowedActions.includes("download") ? <MissingSignsNote record={detail} /> : null}
      {isWritten ? (
        <Written loadedReport={loadedReport} flag={valueOf(query, "flag")} isDisabled={isDisabled} />
      ) : (
        <ReportView
          found={loadedReport}
          note={isForColleague ? t("review.notYou") : null}
          actions={
            detail.employeeAppraisalId === null || detail.version === null || isDisabled ? null : (
              <LazyReportActions
                report={{
                  employeeAppraisalId: detail.employeeAppraisalId,
                  version: detail.version,
                  seafarersName: detail.seafarersName,
                  vesselName: detail.vesselName,
                }}
                allowed={allowedActions}
              />
            )
          }
        />
      )}
    </PageTexts>
  );
}

type Address = { vesselId: string; query: SearchParams };

/** Shows the documented error with a retry and a link back to the list. Document 3 §8 */
async function NotRead({ vesselId, query }: Address) {
  const [t, shell] = await Promise.all([getTranslations("appraisal-form.notFound"), getTranslations("shell")]);
  return (
    <ScreenMessage title={t("title")} text={t("text")}>
      <Button variant="contained" component="a" href={hrefWith(query, {})}>
        {shell("retry")}
      </Button>
      <Button component="a" href={crewsAddress(Number(vesselId))}>
        {t("toList")}
      </Button>
    </ScreenMessage>
  );
}

type FormProps = { loadedReport: AppraisalWithForm; flag: string; isDisabled: boolean };

/** The form, with the reviewer's comments when it was sent back. The address sets the type of a new report. */
async function Written({ loadedReport, flag, isDisabled }: FormProps) {
  const { appraisalDetail: detail, revisions } = loadedReport;
  const [draftKey, locale] = await Promise.all([load(getDraftKey, {}), getLocale()]);
  const isNew = detail.employeeAppraisalId === null;
  const requestedFlag = flag === "Form" ? "Form" : "Upload";
  const subject = { ...subjectOf(detail), flag: isNew ? requestedFlag : detail.flag } as const;
  return (
    <>
      {detail.reviewStatus === "WaitingForRevision" ? (
        <LazyReturnedNotice
          messages={revisions.map(({ revisionNumber, reason, at, by }) => ({
            number: revisionNumber,
            reason,
            by: [by, formatDate(at, locale)].filter(Boolean).join(", "),
          }))}
        />
      ) : null}
      <LazyReportForm
        key={`${detail.assignmentId}.${detail.employeeAppraisalId ?? "new"}.${detail.version ?? 0}`}
        draftKey={draftKey}
        subject={subject}
        subjectFacts={<SubjectFacts detail={detail} />}
        form={draftFormOf(loadedReport)}
        values={valuesOf(loadedReport)}
        today={dayOf(new Date())}
        isDisabled={isDisabled}
        listHref={crewsAddress(detail.vesselId)}
        cancelHref={cancelAddress(detail.vesselId)}
      />
    </>
  );
}
