import { getLocale, getTranslations } from "next-intl/server";
import { CheckInOutAction } from "@/components/features/scheduling/detail/check-in-out-action";
import { CrewPanel } from "@/components/features/scheduling/detail/crew-panel";
import { ScheduleDocumentsTable } from "@/components/features/scheduling/detail/documents";
import {
  areaAddress,
  crewsAddress,
  detailsAddress,
  type SchedulingSection,
} from "@/components/features/scheduling/detail/section-addresses";
import { PlanDifferences } from "@/components/features/manning/planning/plan-differences";
import { ScheduleForm } from "@/components/features/scheduling/detail/lazy-form";
import { ScheduleLog } from "@/components/features/scheduling/detail/log";
import { SendMailButton } from "@/components/features/scheduling/mails/button";
import { ScheduleView } from "@/components/features/scheduling/detail/view";
import { ScheduleHeader } from "@/components/features/scheduling/detail/status-progress";
import { ScheduleStyles, styles } from "@/components/features/scheduling/detail/styles";
import { momentText } from "@/components/features/scheduling/detail/formats";
import { ReportedTimes } from "@/components/features/scheduling/detail/reported-times";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { isAmong } from "@/lib/access/roles";
import { listLookups } from "@/lib/features/lookups/list-lookups";
import type { ScheduleDetail } from "@/lib/features/scheduling/detail/schema";
import { dayOf } from "@/lib/platform/calendar/dates";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { orNull } from "@/lib/platform/transport/or-null";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../access/require-user";
import { loadSchedule } from "./load-schedule";

export type SchedulePageProps = {
  params: Promise<{ vesselId: string; scheduleId: string }>;
  searchParams: Promise<SearchParams>;
};
type Moment = "checkIn" | "checkOut";

export async function scheduleTitle({ params }: Pick<SchedulePageProps, "params">) {
  const { vesselId, scheduleId } = await params;
  const [t, schedule] = await Promise.all([
    getTranslations("schedule-details"),
    orNull(loadSchedule(vesselId, scheduleId)),
  ]);
  return { title: schedule ? t("title", { name: schedule.crew.fullName }) : t("broken.title") };
}

/** Parse which dialog the address opens: "tab-checkin" or any value that contains it. Document 3 §2 */
function requestedMoment(usi: string): Moment | null {
  if (usi.includes("checkin")) return "checkIn";
  return usi.includes("checkout") ? "checkOut" : null;
}

const momentOf = { checkIn: "check-in", checkOut: "check-out" } as const;

/** Return why the button of the address is not available to this user, or null when it is. */
async function againstBoarding(schedule: ScheduleDetail, moment: Moment): Promise<string | null> {
  const { isOffered, reason } = schedule.boarding[moment];
  if (!isOffered) return reason;
  if (schedule.allowedActions.includes(momentOf[moment])) return null;
  return (await getTranslations("schedule-details.boarding"))(`${moment}.notYours`);
}

/** Initial day and time of the dialog: the head's proposal, or the previous check-out. Document 3 §4 */
async function startOf(schedule: ScheduleDetail, moment: Moment, today: string) {
  const [t, locale] = await Promise.all([getTranslations("schedule-details.boarding"), getLocale()]);
  const proposal = schedule.proposals.find((candidate) => candidate.moment === momentOf[moment]);
  if (proposal) {
    const time = momentText(proposal.proposedAt, "en").slice(-5);
    return { day: dayOf(proposal.proposedAt), time, help: t("proposed") };
  }
  const previous = moment === "checkIn" ? schedule.previousCheckOutDate : null;
  return previous
    ? { day: previous, time: "", help: t("previous", { date: momentText(previous, locale) }) }
    : { day: today, time: "", help: null };
}

async function crumbsTo(user: UserActor, entrance: SchedulingSection, schedule: ScheduleDetail, list: string) {
  const [t, shell] = await Promise.all([getTranslations("schedule-details"), getTranslations("shell")]);
  const isOwn = isAmong(user, "seafarers") || landingPageOf(user, areaAddress(entrance)) !== null;
  return [
    ...(isOwn
      ? []
      : [
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t(`areas.${entrance}`), href: areaAddress(entrance) },
        ]),
    ...(isAmong(user, "crew-members") ? [] : [{ label: schedule.vesselName, href: list }]),
  ];
}

/** A schedule: status, sign-on and sign-off travel, amounts, documents and next step. Document 3 §2 */
export async function ScheduleDetails({
  entrance,
  params,
  searchParams,
}: SchedulePageProps & { entrance: SchedulingSection }) {
  const [user, routeParams, query, t, locale] = await Promise.all([
    requireUser("scheduling:view"),
    params,
    searchParams,
    getTranslations("schedule-details"),
    getLocale(),
  ]);
  const schedule = await loadSchedule(routeParams.vesselId, routeParams.scheduleId);
  const list = crewsAddress(entrance, schedule.vesselId, valueOf(query, "tab") || "onboard");
  const moment = requestedMoment(valueOf(query, "usi"));
  const isOnlyShown = valueOf(query, "history") === "true";
  const isHistory = schedule.isReadOnly || isOnlyShown;
  const isForm = !isHistory && moment === null && schedule.allowedActions.includes("save");
  const position = inLanguage(locale, { en: schedule.initialRankAs, id: schedule.initialRankAsNameId });
  return (
    <PageTexts
      now={["schedule-details", "scheduling", "validation", "lookups", "checkups.degree", "files", "shell.form"]}
      late={["schedule-details", "scheduling", "vessels", "manning", "validation", "files", "compliance"]}
    >
      <ScheduleStyles />
      <PageHeader
        crumbs={await crumbsTo(user, entrance, schedule, list)}
        title={schedule.crew.fullName}
        lead={t("lead", { position, vessel: schedule.vesselName })}
      />
      <ScheduleHeader schedule={schedule} />
      <Notices schedule={schedule} isHistory={isHistory} />
      <Differences schedule={schedule} isOpen={!isHistory} />
      <ActualTimes schedule={schedule} isOpen={!isHistory} />
      {isForm ? (
        <ScheduleForm
          schedule={schedule}
          ports={await load(listLookups, { kind: "port" })}
          list={list}
          below={<ScheduleDocuments user={user} schedule={schedule} entrance={entrance} position={position} isOpen />}
          side={<Aside user={user} schedule={schedule} />}
          mail={
            schedule.allowedActions.includes("send-mail") ? (
              <SendMailButton scheduleId={schedule.employeeSchedulingId} name={schedule.crew.fullName} />
            ) : null
          }
          boarding={<BoardingLink entrance={entrance} schedule={schedule} tab={valueOf(query, "tab")} />}
        />
      ) : (
        <ScheduleView
          schedule={schedule}
          below={
            <ScheduleDocuments
              user={user}
              schedule={schedule}
              entrance={entrance}
              position={position}
              isOpen={!isHistory && !moment}
            />
          }
          side={<Aside user={user} schedule={schedule} />}
          foot={
            moment && !isOnlyShown ? (
              <BoardingFooter schedule={schedule} moment={moment} list={list} />
            ) : (
              <div className={styles.foot}>
                <Button component={Link} href={list} height="touch">
                  {t("cancel")}
                </Button>
              </div>
            )
          }
        />
      )}
    </PageTexts>
  );
}

async function Notices({ schedule, isHistory }: { schedule: ScheduleDetail; isHistory: boolean }) {
  const t = await getTranslations("schedule-details");
  const isCancelled = schedule.onBoardStatus === "Cancelled";
  if (!isCancelled && !isHistory) return null;
  return (
    <div className={styles.notes}>
      <Alert severity={isCancelled ? "warning" : "info"} role="status">
        {t(isCancelled ? "cancelled" : "history")}
      </Alert>
    </div>
  );
}

/** Lists days that differ from the plan, until one side is changed. */
function Differences({ schedule, isOpen }: { schedule: ScheduleDetail; isOpen: boolean }) {
  const { differences, maySettle: mayResolve, assignmentStartDate: startDate, assignmentEndDate: endDate } = schedule;
  if (differences.length === 0) return null;
  const { vesselId, vesselCrewId, crewId, employeeSchedulingId } = schedule;
  return (
    <div className={styles.notes}>
      <PlanDifferences
        subject={{ vesselId, vesselCrewId, crewId, employeeSchedulingId, startDate, endDate }}
        differences={differences}
        mayMove={isOpen ? mayResolve : { plan: false, schedule: false }}
      />
    </div>
  );
}

type ScheduleDocumentsProps = {
  user: UserActor;
  schedule: ScheduleDetail;
  entrance: SchedulingSection;
  position: string;
  isOpen: boolean;
};

/** Travel documents in every state; amounts need day and port. Reports show before sign-off. Document 3 §2, §4 */
async function ScheduleDocuments({ user, schedule, entrance, position, isOpen }: ScheduleDocumentsProps) {
  const schedulingLabels = await getTranslations("scheduling");
  const { allowedActions, appraisalDocuments, employeeSchedulingStatusId: statusId } = schedule;
  const common = {
    schedule: {
      employeeSchedulingId: schedule.employeeSchedulingId,
      employeeSchedulingStatusId: statusId,
      vesselName: schedule.vesselName,
      crewName: schedule.crew.fullName,
      position,
    },
    isPriced: entrance === "travel" && schedule.onBoard !== null,
  };
  const isLeaving = schedule.employeeSchedulingStatusDescription.toLowerCase().includes("offboard");
  return (
    <>
      <ScheduleDocumentsTable
        kind="accommodation"
        rows={schedule.accommodationDocuments}
        mayEdit={isOpen && can(user, "scheduling:accommodation")}
        {...common}
      />
      {isLeaving && appraisalDocuments ? (
        <ScheduleDocumentsTable
          kind="appraisal"
          rows={appraisalDocuments}
          mayEdit={isOpen && allowedActions.includes("appraisal-documents")}
          locked={isOpen && statusId === 4 ? schedulingLabels("appraisalLocked") : null}
          {...common}
        />
      ) : null}
    </>
  );
}

/** Shows the head's actual times above the plan, because on a phone they are the reason to open it. */
function ActualTimes({ schedule, isOpen }: { schedule: ScheduleDetail; isOpen: boolean }) {
  const { proposals, allowedActions, employeeSchedulingStatusId: statusId } = schedule;
  const mayPropose = isOpen && allowedActions.includes("propose-time");
  if (!mayPropose && proposals.length === 0) return null;
  return (
    <div className={styles.notes}>
      <ReportedTimes
        scheduleId={schedule.employeeSchedulingId}
        name={schedule.crew.fullName}
        moment={mayPropose ? (statusId < 4 ? "check-in" : "check-out") : null}
        proposals={proposals}
      />
    </div>
  );
}

function Aside({ user, schedule }: { user: UserActor; schedule: ScheduleDetail }) {
  return (
    <>
      <CrewPanel
        crew={schedule.crew}
        recordAt={
          can(user, "crew:list") ? `/dashboard/crew-management/${schedule.crew.crewId}/details?tab=crew-details` : null
        }
      />
      <ScheduleLog history={schedule.history} />
    </>
  );
}

/** Link to check-in or check-out from a schedule that is ready. */
async function BoardingLink({
  entrance,
  schedule,
  tab,
}: {
  entrance: SchedulingSection;
  schedule: ScheduleDetail;
  tab: string;
}) {
  const t = await getTranslations("schedule-details.boarding");
  const moment = (["checkIn", "checkOut"] as const).find((candidate) =>
    schedule.allowedActions.includes(momentOf[candidate]),
  );
  if (!moment) return null;
  const query = new URLSearchParams({
    ...(tab ? { tab } : {}),
    usi: moment === "checkIn" ? "tab-checkin" : "tab-checkout",
  });
  return (
    <Button
      variant="contained"
      component={Link}
      href={`${detailsAddress(entrance, schedule.vesselId, schedule.employeeSchedulingId)}?${query}`}
      height="touch"
    >
      {t(`${moment}.link`)}
    </Button>
  );
}

async function BoardingFooter({ schedule, moment, list }: { schedule: ScheduleDetail; moment: Moment; list: string }) {
  const today = dayOf(new Date());
  return (
    <CheckInOutAction
      person={{
        kind: moment,
        vesselId: schedule.vesselId,
        vesselCrewId: schedule.vesselCrewId,
        crewId: schedule.crewId,
        name: schedule.crew.fullName,
        today,
        start: await startOf(schedule, moment, today),
      }}
      blockedReason={await againstBoarding(schedule, moment)}
      list={list}
    />
  );
}
