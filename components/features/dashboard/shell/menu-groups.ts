import type { IconName } from "@/components/ui/layout/icon";

/** `path`: the area of the entry. `href`: the page it opens for this user. */
export type MenuLink = { path: string; href: string; label: string; icon: IconName };
type MenuGroup = { id: string; label: string; icon: IconName; links: MenuLink[] };
export type MenuItem = MenuLink | MenuGroup;

/** The menu group of each entry; entries without one are at the top level. Document 1 §2.2. */
export const groupOf: Record<string, string | undefined> = {
  "applicants-list": "recruitment",
  "job-openings": "recruitment",
  "recruitment-report": "recruitment",
  planning: "manning",
  fleet: "manning",
  "onboard-preparation": "manning",
  "onboard-scheduling": "manning",
  "approval-crew": "manning",
  "ship-chandler": "crew-benefit",
  ujbm: "crew-benefit",
  "contract-management": "payroll-and-contracts",
  "payroll-management": "payroll-and-contracts",
  "work-order-overview": "work-order-and-billings",
  "billing-overview": "work-order-and-billings",
  users: "users-management",
  "audit-log": "users-management",
  status: "users-management",
};

const areas = [
  "/dashboard/service-and-administration",
  "/dashboard/appraisal",
  "/dashboard/work-order-and-billings/work-order-overview",
];

/** Prefetch these pages on hover instead of on every page, because few people use them daily. */
export const isFetchedOnIntent = ({ path }: MenuLink) => areas.includes(path);

/** Icons of groups and of top-level entries. */
export const icons: Record<string, IconName | undefined> = {
  dashboard: "home",
  recruitment: "briefcase",
  "crew-management": "people",
  "vessel-management": "ship",
  "my-joining": "ship",
  "service-and-administration": "calendar",
  appraisal: "edit",
  manning: "rows",
  "crew-benefit": "bookmark",
  "users-management": "key",
  profile: "person",
};

export const isGroup = (item: MenuItem): item is MenuGroup => "links" in item;

const home = "/dashboard";

/** Return the entry of a path: the longest prefix wins; the home page matches only itself. */
export function entryOf<E extends { path: string }>(entries: readonly E[], pathname: string): E | undefined {
  const matchingEntries = entries.filter(
    ({ path }) => pathname === path || (path !== home && pathname.startsWith(`${path}/`)),
  );
  return matchingEntries.sort((a, b) => b.path.length - a.path.length)[0];
}

export const linkOfPath = (items: MenuItem[], pathname: string): MenuLink | undefined =>
  entryOf(
    items.flatMap((item) => (isGroup(item) ? item.links : [item])),
    pathname,
  );
