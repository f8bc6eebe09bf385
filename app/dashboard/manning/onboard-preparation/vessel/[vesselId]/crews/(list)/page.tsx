import type { Metadata } from "next";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { preparationList } from "@/components/features/preparation/addresses";
import { PklTab } from "./pkl-tab";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Sticky } from "@/components/ui/layout/sticky";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { landingPageOf } from "@/lib/access/landing-page";
import { inLanguage } from "@/lib/platform/i18n/localized";
import { requireUser } from "../../../../../../access/require-user";
import { vesselIdOf } from "../../../../../../vessel-management/[vesselId]/vessel-id";
import { joinerList } from "../../../../joiner-list";
import { vesselHeadOf } from "../../../../vessel-head";
import { BjstTab } from "./bjst-tab";
import { McuTab } from "./mcu-tab";
import { MedicalTab } from "./medical-tab";

const tabs = ["crew-details", "mcu", "bjst", "medical-certificate", "pkl"] as const;
type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await vesselHeadOf(vesselIdOf((await params).vesselId))).vesselName };
}

/** The joiners of a vessel and their items, one tab each. A tab opens at its first page. D2 §2 */
export default async function PreparationCrewsPage({ params, searchParams }: Props) {
  const [user, { vesselId: text }, query] = await Promise.all([requireUser("preparation:view"), params, searchParams]);
  const vesselId = vesselIdOf(text);
  const [vessel, t, shell, format, locale] = await Promise.all([
    vesselHeadOf(vesselId),
    getTranslations("preparation-joiners"),
    getTranslations("shell"),
    getFormatter(),
    getLocale(),
  ]);
  const offered = tabs.filter((id) => vessel.counts[id] !== null);
  const tab = oneOf(offered.find((id) => id === valueOf(query, "tab")) ?? "crew-details", tabs);
  const isOwn = landingPageOf(user, preparationList) !== null;
  const crumbs = isOwn
    ? []
    : [
        { label: shell("menu.dashboard"), href: "/dashboard" },
        { label: t("title"), href: preparationList },
      ];
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={vessel.vesselName}
        lead={inLanguage(locale, { en: vessel.vesselTypeName, id: vessel.vesselTypeNameId })}
        isLeadWide
      />
      <Sticky>
        <ListTabs
          label={vessel.vesselName}
          tabs={offered.map((id) => ({
            id,
            label: t(`tabs.${id}`),
            href: hrefWith({}, { tab: id }),
            count: format.number(vessel.counts[id] ?? 0),
          }))}
          current={tab}
        />
      </Sticky>
      {tab === "crew-details" ? await joinerList({ user, params: query, route: { vesselId: text } }) : null}
      {tab === "mcu" ? <McuTab vesselId={vesselId} query={query} /> : null}
      {tab === "bjst" ? <BjstTab vesselId={vesselId} query={query} /> : null}
      {tab === "medical-certificate" ? <MedicalTab vesselId={vesselId} query={query} /> : null}
      {tab === "pkl" ? <PklTab vesselId={vesselId} query={query} /> : null}
    </>
  );
}
