import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/ui/layout/page-header";
import { oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { isAmong } from "@/lib/access/roles";
import { openDefaultView } from "../../open-default-view";
import { requireUser } from "../../access/require-user";
import { AreaTabs } from "../area-tabs";
import { approvedReports, reportsToActOn } from "../fleet-reports";
import { ownReports } from "../reports";
import { UnsentDrafts } from "../unsent-drafts";
import { VesselList } from "../vessel-list";

const lists = { vessels: VesselList, waiting: reportsToActOn, approved: approvedReports };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("appraisal-lists"))("title") };
}

/**
 * The appraisal area: vessels, waiting reports, approved reports, or a seafarer's own reports. Document 3 §2, product
 * 5.12
 */
export default async function AppraisalPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, t, shell] = await Promise.all([
    requireUser("appraisals:view"),
    searchParams,
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
  ]);
  if (isAmong(user, "crew-members"))
    return (
      <>
        <PageHeader crumbs={[]} title={t("own.title")} lead={t("own.lead")} isLeadWide />
        {await ownReports({ user, params })}
      </>
    );
  await openDefaultView("appraisals", params);
  const view = oneOf(valueOf(params, "tab"), ["vessels", "waiting", "approved"]);
  return (
    <>
      <PageHeader crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]} title={t("title")} />
      <AreaTabs user={user} current={view} />
      <UnsentDrafts user={user} />
      {await lists[view]({ user, params })}
    </>
  );
}
