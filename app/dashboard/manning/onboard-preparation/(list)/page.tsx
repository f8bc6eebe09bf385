import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { joinerAddress } from "@/components/features/preparation/addresses";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ScreenMessage } from "@/components/ui/layout/screen-message";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { listJoinersInPreparation } from "@/lib/features/preparation/joiners/list-joiners-in-preparation";
import { load } from "@/lib/platform/transport/page";
import { openDefaultView } from "../../../open-default-view";
import { requireUser } from "@/app/dashboard/access/require-user";
import { joinersWithoutPkl, lateJoiners } from "./joiner-lists";
import { VesselList } from "./vessel-list";
import { isAmong } from "@/lib/access/roles";

const views = ["vessels", "late", "without-pkl"] as const;
const lists = { vessels: VesselList, late: lateJoiners, "without-pkl": joinersWithoutPkl };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("preparation-joiners"))("title") };
}

/** Shows a seafarer's own preparation, or an empty state. product 5.11 */
async function OwnPreparation() {
  const [t, { rows }] = await Promise.all([
    getTranslations("preparation-joiners"),
    load(listJoinersInPreparation, { pageSize: 1 }),
  ]);
  const [own] = rows;
  if (own) redirect(joinerAddress(own.vesselId, own.crewId));
  return <ScreenMessage title={t("own.none")} text={t("own.noneText")} />;
}

export default async function PreparationPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, t, shell] = await Promise.all([
    requireUser("preparation:view"),
    searchParams,
    getTranslations("preparation-joiners"),
    getTranslations("shell"),
  ]);
  if (isAmong(user, "crew-members")) return <OwnPreparation />;
  await openDefaultView("preparation", params);
  const view = oneOf(valueOf(params, "tab"), views);
  return (
    <>
      <PageHeader crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]} title={t("title")} />
      <ListTabs
        label={t("views.label")}
        tabs={views.map((id) => ({ id, label: t(`views.${id}`), href: hrefWith({}, { tab: id }) }))}
        current={view}
      />
      {await lists[view]({ user, params })}
    </>
  );
}
