import type { IconName } from "@/components/ui/layout/icon";

/** path is the area an entry stands for, href where it leads this person. */
export type MenuLink = { path: string; href: string; label: string; icon: IconName };
type MenuGroup = { id: string; label: string; icon: IconName; links: MenuLink[] };
export type MenuItem = MenuLink | MenuGroup;

/** Which group of the menu an entry stands in; entries without one stand alone. Document 1 §2.2. */
export const groupOf: Record<string, string | undefined> = {
  "applicants-list": "recruitment",
  "job-openings": "recruitment",
  "recruitment-report": "recruitment",
  planning: "manning",
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

/** Stands alone, and few work there every day: its frame is fetched when somebody points at it, not with every page of the office. */
export const isFetchedOnIntent = ({ path }: MenuLink) => areas.includes(path);

/** Of groups and of entries that stand alone. */
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

/** The entry a path belongs to: the longest one it starts with; the home page is only itself. */
export function entryOf<E extends { path: string }>(entries: readonly E[], pathname: string): E | undefined {
  const fits = entries.filter(({ path }) => pathname === path || (path !== home && pathname.startsWith(`${path}/`)));
  return fits.sort((a, b) => b.path.length - a.path.length)[0];
}

export const linkOfPath = (items: MenuItem[], pathname: string): MenuLink | undefined =>
  entryOf(
    items.flatMap((item) => (isGroup(item) ? item.links : [item])),
    pathname,
  );
