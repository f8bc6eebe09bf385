import { getLocale, getTranslations } from "next-intl/server";
import type { OwnPlace } from "@/components/features/users/profile/own-places";
import type { UserActor } from "@/lib/access/actor";
import { landingOf, linkOf } from "@/lib/access/landing";
import { menuOf } from "@/lib/access/menu";
import { roleColumn } from "@/lib/access/permissions";
import { getCrew } from "@/lib/features/crew/detail/get-crew";
import { formatDate } from "@/lib/platform/calendar/dates";
import { load } from "@/lib/platform/transport/page";
import { attempt } from "@/lib/platform/transport/attempt";

/** What principals, heads and crew, who have no dashboard, come for; nothing for staff. */
export async function ownPlaces(user: UserActor): Promise<OwnPlace[]> {
  if (!landingOf(user, "/dashboard")) return [];
  const entries = menuOf(user);
  const record = entries.find(({ name }) => name === "crew-management");
  const vessel = entries.find(({ name }) => name === "vessel-management");
  const [t, locale, person] = await Promise.all([
    getTranslations("users.profile"),
    getLocale(),
    record && user.crewId ? attempt(load(getCrew, { employeeId: user.crewId })) : null,
  ]);
  const on = (date: string) => formatDate(date, locale === "id" ? "id" : "en");
  const places: OwnPlace[] = [];
  if (record && user.crewId) {
    const href = linkOf(user, record);
    const expiry = person?.nextPaperExpiry;
    const plannedOff = person?.plannedOffBoard;
    places.push({
      href,
      label: t("myRecord"),
      icon: "person",
      fact: plannedOff ? t("plannedOff", { date: on(plannedOff) }) : undefined,
    });
    places.push({
      href: href.replace("tab=crew-details", "tab=certification"),
      label: t("myPapers"),
      icon: "file",
      fact: expiry ? t("nextExpiry", { date: on(expiry) }) : undefined,
    });
  }
  if (vessel) {
    const href = linkOf(user, vessel);
    const isOwn = href !== vessel.path;
    if (isOwn || roleColumn(user.role, user.subRole) === "PR")
      places.push({
        href: isOwn ? `${href}?tab=on-board-crew` : href,
        label: t(isOwn ? "myVessel" : "ourVessels"),
        icon: "ship",
      });
  }
  return places;
}
