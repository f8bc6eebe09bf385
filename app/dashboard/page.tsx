import { getTranslations } from "next-intl/server";
import { RemoveSearchParams } from "@/components/features/crew/detail/remove-search-params";
import { WorkList } from "@/components/features/tasks/work-list/list";
import { PageHeader } from "@/components/ui/layout/page-header";
import { valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { can, type UserActor } from "@/lib/access/actor";
import { isReviewLink, linkKeys, reviewKeys } from "@/lib/access/review-link";
import { listWork } from "@/lib/features/tasks/work-list/list-work";
import { load } from "@/lib/platform/transport/page";
import { requireRouteAccess } from "./access/require-route-access";
import { orNull } from "@/lib/platform/transport/or-null";
import { FleetPicture } from "./fleet-picture";
import { DashboardGroups } from "./dashboard-groups";
import { HomeMoney, seesMoney } from "./money-figures";
import { ReviewPage } from "./review-page";

/** The dashboard, or an approval review when all five keys are present and the user may decide. Document 1 §2.2. */
export default async function DashboardHome({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const keys = new URLSearchParams(reviewKeys.map((key) => [key, valueOf(params, key)]));
  const user = await requireRouteAccess(`/dashboard?${keys.toString()}`);
  return isReviewLink(keys) && can(user, "approvals:decide-as-principal") ? (
    <ReviewPage user={user} params={params} />
  ) : (
    <Overview user={user} params={params} />
  );
}

async function Overview({ user, params }: { user: UserActor; params: SearchParams }) {
  const [t, work] = await Promise.all([getTranslations("shell"), orNull(load(listWork, {}))]);
  const idle = linkKeys.filter((key) => key in params);
  return (
    <>
      {idle.length > 0 ? <RemoveSearchParams keys={idle} /> : null}
      <PageHeader crumbs={[]} title={t("home.greeting", { name: user.name })} />
      {seesMoney(user) ? <HomeMoney /> : null}
      <WorkList tasks={work?.tasks ?? null} />
      {can(user, "manning:propose") ? <FleetPicture /> : null}
      <DashboardGroups user={user} params={params} />
    </>
  );
}
