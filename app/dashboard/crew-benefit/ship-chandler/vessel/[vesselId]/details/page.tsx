import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { chandlerRoot } from "@/components/features/chandler/addresses";
import { NewRequestButton } from "@/components/features/chandler/requests/new-button";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { Sticky } from "@/components/ui/layout/sticky";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { can } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { requireUser } from "../../../../../access/require-user";
import { loadChandlerVessel } from "../../../load-vessel-and-request";
import { vesselRequests } from "../../../requests";

const tabs = ["new-request", "history"] as const;

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadChandlerVessel((await params).vesselId)).vesselName };
}

/** Show a vessel's open requests and its history. Document 3 §2 */
export default async function ChandlerVesselPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("chandler:view"), params, searchParams]);
  const [vessel, t, shell, format, locale] = await Promise.all([
    loadChandlerVessel(vesselId),
    getTranslations("chandler-requests"),
    getTranslations("shell"),
    getFormatter(),
    getLocale(),
  ]);
  const tab = oneOf(valueOf(query, "tab"), tabs);
  const counts = { "new-request": vessel.open, history: vessel.history };
  const isOwn = landingPageOf(user, chandlerRoot) !== null;
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: t("titles.list"), href: chandlerRoot },
  ];
  const mayRequest = can(user, "chandler:request") && vessel.isInOperation;
  return (
    <PageTexts
      now={["chandler-requests.new"]}
      late={["chandler-requests", "chandler", "validation", "files", "lookups", "checkups"]}
    >
      <PageHeader
        crumbs={isOwn ? [] : crumbs}
        title={vessel.vesselName}
        lead={inLanguage(locale, { en: vessel.vesselType, id: vessel.vesselTypeNameId })}
        isLeadWide
        action={
          mayRequest ? (
            <NewRequestButton vessel={vessel} requester={{ name: user.name, email: user.email }} />
          ) : undefined
        }
      />
      <Sticky>
        <ListTabs
          label={vessel.vesselName}
          tabs={tabs.map((id) => ({
            id,
            label: t(`tabs.${id}`),
            href: hrefWith({}, { tab: id }),
            count: format.number(counts[id]),
          }))}
          current={tab}
        />
      </Sticky>
      {await vesselRequests({ user, params: query, route: { vesselId: String(vessel.vesselId) } })}
    </PageTexts>
  );
}
