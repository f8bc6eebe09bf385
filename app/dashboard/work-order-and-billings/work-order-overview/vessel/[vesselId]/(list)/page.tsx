import type { Metadata } from "next";
import { getFormatter, getTranslations } from "next-intl/server";
import { slipsRoot } from "@/components/features/work-orders/addresses";
import { PageHeader } from "@/components/ui/layout/page-header";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { requireUser } from "@/app/dashboard/access/require-user";
import { loadSlipVessel } from "../../../load-slip";
import { vesselSlips } from "../../../slips";

const tabs = ["current", "history"] as const;

type Props = { params: Promise<{ vesselId: string }>; searchParams: Promise<SearchParams> };

const nameOf = async ({ vesselName }: { vesselName: string | null }) =>
  vesselName ?? (await getTranslations("slips.settled"))("title");

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await nameOf(await loadSlipVessel((await params).vesselId)) };
}

/** The slips of a vessel: unlocked ones, and those of locked months. Document 3 §2 */
export default async function SlipVesselPage({ params, searchParams }: Props) {
  const [user, { vesselId }, query] = await Promise.all([requireUser("work-orders:view"), params, searchParams]);
  const [vessel, t, shell, format] = await Promise.all([
    loadSlipVessel(vesselId),
    getTranslations("slips"),
    getTranslations("shell"),
    getFormatter(),
  ]);
  const tab = oneOf(valueOf(query, "tab"), tabs);
  const name = await nameOf(vessel);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("title"), href: slipsRoot },
        ]}
        title={name}
      />
      <ListTabs
        label={name}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          href: hrefWith({}, { tab: id }),
          count: format.number(vessel[id]),
        }))}
        current={tab}
      />
      {await vesselSlips({ user, params: query, route: { vesselId: String(vessel.vesselId ?? "none") } })}
    </>
  );
}
