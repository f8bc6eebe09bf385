import { getTranslations } from "next-intl/server";
import { isGroup, type MenuItem } from "@/components/features/dashboard/shell/menu-groups";
import type { Destination } from "@/components/features/search/destination";
import { crewSections } from "@/db/enums/crew";
import { can, type UserActor } from "@/lib/access/actor";
import { canOpen } from "@/lib/access/menu";
import type { Permission } from "@/lib/access/permissions";
import { listVisibility } from "@/lib/features/crew/visibility/rules";
import { writePermissions, canWriteDirectly } from "@/lib/features/crew/sections/write-permission.rules";
import { worksOnDataRequests } from "@/lib/features/crew/data-requests/rules";

const crew = "/dashboard/crew-management";
const vessels = "/dashboard/vessel-management";
type Action = { name: string; href: string; isAllowed: (user: UserActor) => boolean };
const withPermission = (right: Permission) => (user: UserActor) => can(user, right);
const actions = [
  {
    name: "change-requests",
    href: `${crew}/change-requests`,
    isAllowed: (user) => crewSections.some((section) => canWriteDirectly(user, writePermissions[section])),
  },
  {
    name: "compliance-forecast",
    href: `${crew}/compliance-forecast`,
    isAllowed: (user) => can(user, "crew:list") && listVisibility(user).professional,
  },
  { name: "data-requests", href: `${crew}/data-requests`, isAllowed: worksOnDataRequests },
  { name: "import-crew", href: `${crew}/import`, isAllowed: withPermission("crew:import") },
  { name: "add-vessel", href: `${vessels}/add`, isAllowed: withPermission("vessels:add") },
  { name: "principals", href: `${vessels}/principals`, isAllowed: withPermission("vessels:lookups") },
  {
    name: "add-job-opening",
    href: "/dashboard/recruitment/job-openings?add=1",
    isAllowed: withPermission("job-openings:write"),
  },
  { name: "add-user", href: "/dashboard/users-management/users?add=1", isAllowed: withPermission("users:write") },
] as const satisfies Action[];

/** Return the pages of the user's menu and the actions they may start. */
export async function searchDestinations(user: UserActor, items: MenuItem[]): Promise<Destination[]> {
  const t = await getTranslations("search.actions");
  const pages = items
    .flatMap((item) => (isGroup(item) ? item.links : [item]))
    .map(({ href, label }) => ({ href, label }));
  const allowedActions = actions.filter(
    ({ href, isAllowed }) => isAllowed(user) && canOpen(user, href.split("?")[0] ?? ""),
  );
  return [...pages, ...allowedActions.map(({ name, href }) => ({ href, label: t(name) }))];
}
