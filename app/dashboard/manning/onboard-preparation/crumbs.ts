import { getTranslations } from "next-intl/server";
import { crewsAddress, joinerAddress, preparationList } from "@/components/features/preparation/addresses";
import type { Crumb } from "@/components/ui/layout/breadcrumbs";
import { landingPageOf } from "@/lib/access/landing-page";
import type { UserActor } from "@/lib/access/actor";
import { isAmong } from "@/lib/access/roles";
import type { JoinerRow } from "@/lib/features/preparation/joiners/schema";

type Place = Pick<JoinerRow, "vesselId" | "vesselName" | "crewId" | "employeeFullName">;

/** Breadcrumbs from a joiner or one of their items. A seafarer sees none above the own page. */
export async function crumbsTo(user: UserActor, place: Place, isItem: boolean): Promise<Crumb[]> {
  const [t, shell] = await Promise.all([getTranslations("preparation-joiners"), getTranslations("shell")]);
  const { vesselId, crewId } = place;
  const isSeafarer = isAmong(user, "crew-members");
  const staff = landingPageOf(user, preparationList) === null && !isSeafarer;
  return [
    ...(staff
      ? [
          { label: shell("menu.dashboard"), href: "/dashboard" },
          { label: t("title"), href: preparationList },
        ]
      : []),
    ...(isSeafarer ? [] : [{ label: place.vesselName, href: crewsAddress(vesselId) }]),
    ...(isItem ? [{ label: place.employeeFullName, href: joinerAddress(vesselId, crewId) }] : []),
  ];
}
