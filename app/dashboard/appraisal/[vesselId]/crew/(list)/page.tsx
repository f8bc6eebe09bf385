import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Sticky } from "@/components/ui/layout/sticky";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { landingPageOf } from "@/lib/access/landing-page";
import { appraisalTabs } from "@/lib/features/appraisals/crews/schema";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { requireUser } from "@/app/dashboard/access/require-user";
import { vesselIdOf } from "../../../../vessel-management/[vesselId]/vessel-id";
import { UnsentDrafts } from "../../../unsent-drafts";
import { loadAppraisalVessel } from "../../../load-vessel";
import { vesselReports } from "../../../reports";

const root = "/dashboard/appraisal";
type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadAppraisalVessel(vesselIdOf((await params).vesselId))).vesselName };
}

/** The reports of a vessel: due or under review, approved, and all on board for a special request. Document 3 §2 */
export default async function AppraisalCrewPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("appraisals:view"), params, searchParams]);
  const [vessel, t, shell, format, locale] = await Promise.all([
    loadAppraisalVessel(vesselIdOf(vesselId)),
    getTranslations("appraisal-lists"),
    getTranslations("shell"),
    getFormatter(),
    getLocale(),
  ]);
  const visibleTabs = appraisalTabs.filter((id) => id !== "on-board" || vessel.mayWrite);
  const requestedTab = oneOf(valueOf(query, "tab"), appraisalTabs);
  const tab = visibleTabs.find((id) => id === requestedTab) ?? "new-request";
  const isOwn = landingPageOf(user, root) !== null;
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t("title"), href: root },
  ];
  return (
    <>
      <PageHeader
        crumbs={isOwn ? [] : crumbs}
        title={vessel.vesselName}
        lead={inLanguage(locale, { en: vessel.vesselTypeName, id: vessel.vesselTypeNameId })}
        isLeadWide
      />
      <Sticky>
        <ListTabs
          label={vessel.vesselName}
          tabs={visibleTabs.map((id) => ({
            id,
            label: t(`tabs.${id}`),
            href: hrefWith({}, { tab: id }),
            count: format.number(vessel.tabs[id]),
          }))}
          current={tab}
        />
      </Sticky>
      <UnsentDrafts user={user} />
      {await vesselReports({ user, params: { ...query, tab }, route: { vesselId: String(vessel.vesselId) } })}
    </>
  );
}
