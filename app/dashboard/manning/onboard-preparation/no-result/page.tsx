import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { preparationList } from "@/components/features/preparation/addresses";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import type { SearchParams } from "@/components/ui/list/list-state";
import { mcuListWithoutResult } from "../mcu-list";
import { requireUser } from "@/app/dashboard/access/require-user";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("checkups.mcu"))("noResultTitle") };
}

/** Check-ups of all vessels past their day without a result, as the task list counts. product 5.13c */
export default async function CheckupsWithoutResultPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [user, params, t, shell] = await Promise.all([
    requireUser("preparation:mcu"),
    searchParams,
    getTranslations("checkups.mcu"),
    getTranslations("shell"),
  ]);
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: shell("menu.onboard-preparation"), href: preparationList },
  ];
  return (
    <PageTexts now={["checkups.actions"]} late={["checkups", "preparation", "lookups", "files"]}>
      <PageHeader crumbs={crumbs} title={t("noResultTitle")} lead={t("noResultLead")} />
      {await mcuListWithoutResult({ user, params })}
    </PageTexts>
  );
}
