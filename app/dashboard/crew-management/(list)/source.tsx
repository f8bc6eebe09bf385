import { useTranslations } from "next-intl";
import { cappedCountText } from "@/components/features/crew/list/capped-count-text";
import { Button } from "@/components/ui/layout/button";
import { Link } from "@/components/ui/layout/link";
import type { CrewList } from "@/db/enums/crew";
import { can, type UserActor } from "@/lib/access/actor";
import { savedViews } from "../../list-screen/saved-views";
import { crewTabsOffered } from "../list-query";

/** What the lists of all tabs have in common. */
export const crewSource = { name: "crew", texts: "crew", views: savedViews("crew"), ...crewTabsOffered } as const;

type Page = { total: number; totalIsCapped: boolean; counts: Record<string, number | null> };
type Viewer = { number: (value: number) => string };

/** Write counts that a search stopped early, such as "1,000+". The tab of all crew has the total. */
export function cappedCounts<P extends Page>(page: P, isSearched: boolean, { number }: Viewer) {
  const textOf = (count: number) => cappedCountText(count, isSearched, number);
  const counts = Object.entries({ ...page.counts, all: page.total }).map(([tab, count]) => [
    tab,
    count === null ? null : textOf(count),
  ]);
  return {
    ...page,
    counts: Object.fromEntries(counts) as Record<string, string | null>,
    totalText: page.totalIsCapped ? textOf(page.total) : undefined,
  };
}

type NextProps = { tab: CrewList; user: UserActor; vessels: string };

/** Link to where the people of an empty tab come from, for those who may open it. */
export function NextSource({ tab, user, vessels }: NextProps) {
  const t = useTranslations("crew-import");
  const next =
    tab === "off-board" && can(user, "crew:import")
      ? { href: "/dashboard/crew-management/import", label: t("title") }
      : tab === "on-board"
        ? { href: "/dashboard/vessel-management", label: vessels }
        : null;
  return next ? (
    <Button variant="outlined" component={Link} href={next.href}>
      {next.label}
    </Button>
  ) : null;
}
