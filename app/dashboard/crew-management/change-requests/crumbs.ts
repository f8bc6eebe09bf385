import { getTranslations } from "next-intl/server";
import type { Crumb } from "@/components/ui/layout/breadcrumbs";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";

const list = "/dashboard/crew-management";

/** Build the breadcrumbs: to the list for staff, to the own record for a seafarer. */
export async function requestCrumbs(user: UserActor): Promise<Crumb[]> {
  const [t, shell] = await Promise.all([getTranslations("crew.screens"), getTranslations("shell.menu")]);
  if (can(user, "crew:list"))
    return [
      { label: shell("dashboard"), href: "/dashboard" },
      { label: t("list.title"), href: list },
    ];
  const ownLanding = landingPageOf(user, list);
  return ownLanding ? [{ label: t("requests.ownRecord"), href: ownLanding }] : [];
}
