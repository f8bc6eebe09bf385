import { getTranslations } from "next-intl/server";
import { isGroup, type MenuItem } from "@/components/features/dashboard/shell/menu-groups";
import type { Place } from "@/components/features/search/place";
import { crewSections } from "@/db/enums/crew";
import { can, type UserActor } from "@/lib/access/actor";
import { mayOpen } from "@/lib/access/menu";
import type { Permission } from "@/lib/access/permissions";
import { listSight } from "@/lib/features/crew/sight.rules";
import { rightOf, writesDirectly } from "@/lib/features/crew/sections/write-right.rules";
import { worksOnDataRequests } from "@/lib/features/crew/data-requests/rules";

const crew = "/dashboard/crew-management";
const vessels = "/dashboard/vessel-management";
type Action = { name: string; href: string; may: (user: UserActor) => boolean };
const having = (right: Permission) => (user: UserActor) => can(user, right);
const actions = [
  {
    name: "change-requests",
    href: `${crew}/change-requests`,
    may: (user) => crewSections.some((section) => writesDirectly(user, rightOf[section])),
  },
  {
    name: "compliance-forecast",
    href: `${crew}/compliance-forecast`,
    may: (user) => can(user, "crew:list") && listSight(user).professional,
  },
  { name: "data-requests", href: `${crew}/data-requests`, may: worksOnDataRequests },
  { name: "import-crew", href: `${crew}/import`, may: having("crew:import") },
  { name: "add-vessel", href: `${vessels}/add`, may: having("vessels:add") },
  { name: "principals", href: `${vessels}/principals`, may: having("vessels:lookups") },
  { name: "add-job-opening", href: "/dashboard/recruitment/job-openings?add=1", may: having("job-openings:write") },
  { name: "add-user", href: "/dashboard/users-management/users?add=1", may: having("users:write") },
] as const satisfies Action[];

/** Return the pages of the user's menu and the actions they may start. */
export async function searchPlaces(user: UserActor, items: MenuItem[]): Promise<Place[]> {
  const t = await getTranslations("search.actions");
  const pages = items
    .flatMap((item) => (isGroup(item) ? item.links : [item]))
    .map(({ href, label }) => ({ href, label }));
  const offered = actions.filter(({ href, may }) => may(user) && mayOpen(user, href.split("?")[0] ?? ""));
  return [...pages, ...offered.map(({ name, href }) => ({ href, label: t(name) }))];
}
