import { getTranslations } from "next-intl/server";
import { pklListAddress } from "@/components/features/preparation/pkl/addresses";
import type { Crumb } from "@/components/ui/layout/breadcrumbs";
import type { UserActor } from "@/lib/access/actor";
import { crumbsTo } from "../../../../../crumbs";

type PklSubject = { vesselId: number; vesselName: string; crewId: number; crewName: string };

/** Breadcrumbs of an agreement: joiner and list of agreements. */
export async function pklCrumbs(user: UserActor, { crewName, ...place }: PklSubject): Promise<Crumb[]> {
  const t = await getTranslations("pkl.page");
  return [
    ...(await crumbsTo(user, { ...place, employeeFullName: crewName }, true)),
    { label: t("title"), href: pklListAddress(place.vesselId, place.crewId) },
  ];
}
