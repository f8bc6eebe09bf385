import { getFormatter, getTranslations } from "next-intl/server";
import { PipelineStrip } from "@/components/features/dashboard/pipeline-strip";
import { WorkList } from "@/components/features/tasks/work-list/list";
import { PageHeader } from "@/components/ui/layout/page-header";
import { applicantTabs } from "@/db/enums/applicants";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { isReviewLink, reviewKeys } from "@/lib/access/review-link";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { load } from "@/lib/platform/transport/page";
import { arriveAt } from "./arrive-at";
import { attempt } from "@/lib/platform/transport/attempt";
import { ReviewPage } from "./review-page";

/** The ordinary dashboard, or, with all five keys and for a principal or an admin, an approval review. Document 1 §2.2. */
export default async function DashboardHome({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const keys = new URLSearchParams(reviewKeys.map((key) => [key, valueOf(params, key)]));
  const user = await arriveAt(`/dashboard?${keys.toString()}`);
  return isReviewLink(keys) && can(user, "approvals:decide-as-principal") ? (
    <ReviewPage user={user} query={Object.fromEntries(keys)} refused={valueOf(params, "refused") || undefined} />
  ) : (
    <Overview user={user} />
  );
}

async function Overview({ user }: { user: UserActor }) {
  const [t, tabs, format] = await Promise.all([
    getTranslations("shell"),
    getTranslations("applicants.list.tabs"),
    getFormatter(),
  ]);
  // product 5.7: the numbers of recruitment are for those who recruit.
  const isRecruiting = can(user, "applicants:interview-schedule");
  const mayRead = {
    applicants: isRecruiting && can(user, "applicants:view"),
    openings: isRecruiting && can(user, "job-openings:view"),
  };
  const [work, applicants, openings] = await Promise.all([
    attempt(load(listWork, {})),
    mayRead.applicants ? attempt(load(listApplicants, { pageSize: 1 })) : null,
    mayRead.openings ? attempt(load(listJobOpenings, { pageSize: 1, status: "open" })) : null,
  ]);
  const stages = applicantTabs.map((tab) => ({
    label: tabs(tab),
    value: applicants ? format.number(applicants.counts[tab] ?? 0) : t("empty"),
    href: `/dashboard/recruitment/applicants-list?tab=${tab}`,
  }));
  const open = {
    label: t("home.openings"),
    value: openings ? format.number(openings.total) : t("empty"),
    href: "/dashboard/recruitment/job-openings?status=open",
  };
  return (
    <>
      <PageHeader crumbs={[]} title={t("home.greeting", { name: user.name })} />
      <WorkList tasks={work?.tasks ?? null} />
      {mayRead.applicants ? <PipelineStrip title={t("home.pipeline")} figures={stages} /> : null}
      {mayRead.openings ? <PipelineStrip title={t("menu.job-openings")} figures={[open]} /> : null}
    </>
  );
}
