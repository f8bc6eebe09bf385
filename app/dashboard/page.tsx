import { getFormatter, getTranslations } from "next-intl/server";
import { PipelineStrip } from "@/components/features/dashboard/pipeline-strip";
import { PageHeader } from "@/components/ui/layout/page-header";
import { applicantTabs } from "@/db/enums/applicants";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { isReviewLink, reviewKeys } from "@/lib/access/review-link";
import { listApplicants } from "@/lib/features/applicants/list/list-applicants";
import { listJobOpenings } from "@/lib/features/job-openings/list-job-openings";
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
    <ReviewPage user={user} query={Object.fromEntries(keys)} />
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
  const mayRead = { applicants: can(user, "applicants:view"), openings: can(user, "job-openings:view") };
  const [applicants, openings] = await Promise.all([
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
  const reads = mayRead.applicants || mayRead.openings;
  return (
    <>
      <PageHeader
        crumbs={[]}
        title={t("home.greeting", { name: user.name })}
        lead={reads ? t("home.lead") : t("home.friendly")}
      />
      {mayRead.applicants ? <PipelineStrip title={t("home.pipeline")} figures={stages} /> : null}
      {mayRead.openings ? <PipelineStrip title={t("menu.job-openings")} figures={[open]} /> : null}
      {reads ? null : (
        <PipelineStrip figures={[{ label: t("home.toProfile"), value: t("profile"), href: "/dashboard/profile" }]} />
      )}
    </>
  );
}
