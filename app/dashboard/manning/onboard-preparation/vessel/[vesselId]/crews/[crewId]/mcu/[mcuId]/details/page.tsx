import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { cache } from "react";
import { crewsAddress, preparationList } from "@/components/features/preparation/addresses";
import { McuDetail } from "@/components/features/preparation/mcu/detail";
import { PageHeader } from "@/components/ui/layout/page-header";
import { PageTexts } from "@/components/ui/layout/page-texts";
import { can } from "@/lib/access/actor";
import { getMcu } from "@/lib/features/preparation/mcu/get-mcu";
import { load } from "@/lib/platform/transport/page";
import { requireUser } from "../../../../../../../../../access/require-user";
import { vesselIdOf } from "../../../../../../../../../vessel-management/[vesselId]/vessel-id";

type Props = { params: Promise<{ vesselId: string; crewId: string; mcuId: string }> };

/** Load the check-up of the address, when it belongs to that person and vessel. Cached for title and page. */
const mcuOf = cache(async (vesselId: string, crewId: string, mcuId: string) => {
  const row = await load(getMcu, { mcuId: vesselIdOf(mcuId) });
  if (row.vesselId !== Number(vesselId) || row.crewId !== Number(crewId)) notFound();
  return row;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vesselId, crewId, mcuId } = await params;
  const [t, row] = await Promise.all([getTranslations("checkups.mcu"), mcuOf(vesselId, crewId, mcuId)]);
  return { title: t("of", { name: row.employeeName }) };
}

export default async function McuDetailsPage({ params }: Props) {
  const { vesselId, crewId, mcuId } = await params;
  const [user, row, t, shell] = await Promise.all([
    requireUser("preparation:view"),
    mcuOf(vesselId, crewId, mcuId),
    getTranslations("checkups"),
    getTranslations("shell"),
  ]);
  const crumbs = [
    { label: shell("menu.dashboard"), href: "/dashboard" },
    { label: shell("menu.onboard-preparation"), href: preparationList },
    { label: row.vesselName, href: crewsAddress(row.vesselId, "mcu") },
  ];
  return (
    <PageTexts now={["checkups.actions", "files"]} late={["checkups", "preparation", "lookups", "files"]}>
      <PageHeader crumbs={crumbs} title={row.employeeName} lead={t("mcu.title")} />
      <McuDetail row={row} mayWrite={can(user, "preparation:mcu")} />
    </PageTexts>
  );
}
