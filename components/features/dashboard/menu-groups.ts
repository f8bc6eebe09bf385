import type { IconName } from "@/components/ui/layout/icon";

export type MenuLink = { path: string; label: string; icon: IconName };
export type MenuGroup = { id: string; label: string; icon: IconName; links: MenuLink[] };
export type MenuItem = MenuLink | MenuGroup;

/** Which group of the menu an entry stands in; entries without one stand alone. */
export const groupOfTag: Record<string, string | undefined> = { "applicants-list": "recruitment", "job-openings": "recruitment", "recruitment-report": "recruitment", users: "users-management", "audit-log": "users-management" };

export const icons: Record<string, IconName | undefined> = { dashboard: "home", recruitment: "people", "applicants-list": "people", "job-openings": "briefcase", "recruitment-report": "rows", "users-management": "people", users: "people", "audit-log": "people", profile: "person" };

export const isGroup = (item: MenuItem): item is MenuGroup => "links" in item;

const home = "/dashboard";

/** The menu entry a path belongs to: the longest one it starts with; the home page is only itself. */
export function linkOfPath(items: MenuItem[], pathname: string): MenuLink | undefined {
  const links = items.flatMap((item) => (isGroup(item) ? item.links : [item]));
  const fits = links.filter(({ path }) => pathname === path || (path !== home && pathname.startsWith(`${path}/`)));
  return fits.sort((a, b) => b.path.length - a.path.length)[0];
}
