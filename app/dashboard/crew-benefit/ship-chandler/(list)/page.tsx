import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/ui/layout/page-header";
import { hrefWith, oneOf, valueOf, type SearchParams } from "@/components/ui/list/list-state";
import { ListTabs } from "@/components/ui/list/list-tabs";
import { openDefaultView } from "../../../open-default-view";
import { requireUser } from "../../../require-user";
import { FleetRequests } from "../fleet-requests";
import { ChandlerVessels } from "../vessels";

const views = ["vessels", "requests"] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("chandler-requests"))("titles.list") };
}

/** Show the vessels with the status of their requests, and every open request. Document 3 §2 */
export default async function ShipChandlerPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [, params, t, shell] = await Promise.all([
    requireUser("chandler:view"),
    searchParams,
    getTranslations("chandler-requests"),
    getTranslations("shell"),
  ]);
  await openDefaultView("chandler", params);
  const view = oneOf(valueOf(params, "tab"), views);
  return (
    <>
      <PageHeader crumbs={[{ label: shell("menu.dashboard"), href: "/dashboard" }]} title={t("titles.list")} />
      <ListTabs
        label={t("views.label")}
        tabs={views.map((id) => ({ id, label: t(`views.${id}`), href: hrefWith({}, { tab: id }) }))}
        current={view}
      />
      {view === "requests" ? <FleetRequests params={params} /> : <ChandlerVessels params={params} />}
    </>
  );
}
