import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { crewsAddress, preparationList } from "@/components/features/preparation/addresses";
import { BjstDetail } from "@/components/features/preparation/bjst/detail";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { can } from "@/lib/access/actor";
import { getBjst } from "@/lib/features/preparation/bjst/get-bjst";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../../../../access/require-user";
import { vesselIdOf } from "../../../../../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { params: Promise<{ vesselId: string; crewId: string; bjstId: string }> };

/** Load the training of the address, when it belongs to that person and vessel. Cached for title and page. */
const bjstOf = cache(async (vesselId: string, crewId: string, bjstId: string) => {
  const row = await load(getBjst, { bjstId: vesselIdOf(bjstId) });
  if (row.vesselId !== Number(vesselId) || row.crewId !== Number(crewId)) notFound();
  return row;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vesselId, crewId, bjstId } = await params;
  const [t, row] = await Promise.all([getTranslations("checkups.bjst"), bjstOf(vesselId, crewId, bjstId)]);
  return { title: t("of", { name: row.employeeName }) };
}

export default async function BjstDetailsPage({ params }: Props) {
  const { vesselId, crewId, bjstId } = await params;
  const [user, row, t, shell] = await Promise.all([
    requireUser("preparation:view"),
    bjstOf(vesselId, crewId, bjstId),
    getTranslations("checkups"),
    getTranslations("shell"),
  ]);
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: shell("menu.onboard-preparation"), href: preparationList },
    { label: row.vesselName, href: crewsAddress(row.vesselId, "bjst") },
  ];
  return (
    <PageTexts now={["checkups.actions", "files"]} late={["checkups", "preparation", "lookups", "files"]}>
      <PageHeader crumbs={crumbs} title={row.employeeName} lead={t("bjst.title")} />
      <BjstDetail row={row} mayWrite={can(user, "preparation:bjst")} />
    </PageTexts>
  );
}
