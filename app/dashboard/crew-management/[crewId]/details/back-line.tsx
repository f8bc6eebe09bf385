import { getTranslations } from "next-intl/server";
import styles from "@/components/features/crew/sections/record.module.css";
import type { ApprovalLinkParams } from "@/components/features/crew/detail/approval-link-params";
import { PreviousNextPerson } from "@/components/features/crew/list/previous-next-person";
import { Breadcrumbs } from "@/components/ui/layout/breadcrumbs";
import { Icon } from "@/components/ui/layout/icon";
import { Link } from "@/components/ui/layout/link";
import { can, type UserActor } from "@/lib/access/actor";
import { landingPageOf } from "@/lib/access/landing-page";
import type { CrewDetail } from "@/lib/features/crew/detail/schema";
import { reviewHref } from "./linked-assignment";
import type { BackNavigation } from "./neighbours";

type Props = { user: UserActor; person: CrewDetail; keys: ApprovalLinkParams; backNavigation: BackNavigation | null };

/**
 * Show the way back: to the vessel's Gantt chart, an approval, or the list with previous and next person. product 5.8
 */
export async function BackLine({ user, person, keys, backNavigation }: Props) {
  const [t, shell] = await Promise.all([getTranslations("crew.screens"), getTranslations("shell")]);
  const review = reviewHref(user, keys);
  const back = keys.gantt
    ? { href: `/dashboard/vessel-management/${keys.vid}/details?tab=gantt-chart`, label: t("bar.toGantt") }
    : review
      ? { href: review, label: t("notice.toReview") }
      : null;
  if (back) {
    return (
      <Link href={back.href} className={styles.back}>
        <Icon name="left" size={16} />
        {back.label}
      </Link>
    );
  }
  const home =
    landingPageOf(user, "/dashboard") === null ? [{ label: shell("menu.dashboard"), href: "/dashboard" }] : [];
  const list = can(user, "crew:list")
    ? [{ label: t("list.title"), href: backNavigation?.back ?? `/dashboard/crew-management?tab=${person.status}` }]
    : [];
  return (
    <>
      <Breadcrumbs crumbs={[...home, ...list]} title={person.fullName} />
      {backNavigation ? <PreviousNextPerson previous={backNavigation.previous} next={backNavigation.next} /> : null}
    </>
  );
}
