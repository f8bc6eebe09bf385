import type { UserActor } from "./actor";
import { cellOf, roleColumn } from "./permissions";
import { menuVisibility } from "./policy";
import { holdsTag, type Tag } from "./tags";

export type MenuEntry = {
  name: string;
  /** null: open to every signed-in user. */
  tag: Tag | null;
  path: string;
  /** The paths the tag covers; by default the path itself. */
  covers?: string;
};

/**
 * The menu in order, with entries that are not built yet. A principal opens crew details from approval links only.
 * Document 1 §2.2, §6.
 */
export const entries: MenuEntry[] = [
  { name: "dashboard", tag: null, path: "/dashboard" },
  { name: "my-joining", tag: null, path: "/dashboard/my-joining" },
  { name: "applicants-list", tag: "applicants-list", path: "/dashboard/recruitment/applicants-list" },
  { name: "job-openings", tag: "job-openings", path: "/dashboard/recruitment/job-openings" },
  { name: "recruitment-report", tag: "applicants-list", path: "/dashboard/recruitment/report" },
  { name: "crew-management", tag: "crew-management", path: "/dashboard/crew-management" },
  { name: "vessel-management", tag: "vessel-management", path: "/dashboard/vessel-management" },
  { name: "planning", tag: "planning", path: "/dashboard/manning/planning" },
  { name: "fleet", tag: "planning", path: "/dashboard/manning/fleet" },
  { name: "onboard-preparation", tag: "onboard-preparation", path: "/dashboard/manning/onboard-preparation" },
  { name: "onboard-scheduling", tag: "onboard-scheduling", path: "/dashboard/manning/onboard-scheduling" },
  { name: "approval-crew", tag: "approval-crew", path: "/dashboard/manning/approval-crew" },
  {
    name: "service-and-administration",
    tag: "service-and-administration",
    path: "/dashboard/service-and-administration",
  },
  { name: "ship-chandler", tag: "ship-chandler", path: "/dashboard/crew-benefit/ship-chandler" },
  { name: "ujbm", tag: "ujbm", path: "/dashboard/crew-benefit/ujbm" },
  { name: "appraisal", tag: "appraisal", path: "/dashboard/appraisal" },
  {
    name: "contract-management",
    tag: "contract-management",
    path: "/dashboard/payroll-and-contracts/contract-management",
  },
  {
    name: "payroll-management",
    tag: "payroll-management",
    path: "/dashboard/payroll-and-contracts/payroll-management",
  },
  {
    name: "work-order-overview",
    tag: "work-order-overview",
    path: "/dashboard/work-order-and-billings/work-order-overview",
  },
  { name: "billing-overview", tag: "billing-overview", path: "/dashboard/work-order-and-billings/billing-overview" },
  { name: "users", tag: "users", path: "/dashboard/users-management/users", covers: "/dashboard/users-management" },
  { name: "audit-log", tag: "audit-log", path: "/dashboard/users-management/audit-log" },
  { name: "status", tag: "status", path: "/dashboard/users-management/status" },
  { name: "profile", tag: null, path: "/dashboard/profile" },
];

/** Entries that have a page. A test compares them with the folders of app/dashboard. */
export const entriesWithPage: ReadonlySet<string> = new Set([
  "dashboard",
  "my-joining",
  "applicants-list",
  "job-openings",
  "recruitment-report",
  "crew-management",
  "vessel-management",
  "planning",
  "fleet",
  "onboard-preparation",
  "onboard-scheduling",
  "approval-crew",
  "service-and-administration",
  "appraisal",
  "ujbm",
  "ship-chandler",
  "contract-management",
  "payroll-management",
  "work-order-overview",
  "billing-overview",
  "users",
  "audit-log",
  "status",
  "profile",
]);

const isShown = (actor: UserActor, { name }: MenuEntry) =>
  cellOf(menuVisibility[name] ?? "", roleColumn(actor.role, actor.subRole)) !== "-";

/** Return the actor's menu entries in order. */
export const menuOf = (actor: UserActor): MenuEntry[] =>
  entries.filter(
    (entry) =>
      entriesWithPage.has(entry.name) && (entry.tag === null || holdsTag(actor, entry.tag)) && isShown(actor, entry),
  );

/** Return the entry of an address: the longest that covers it. The dashboard covers only itself. */
export function entryOfPath(pathname: string): MenuEntry | undefined {
  const coveredPath = (entry: MenuEntry) => entry.covers ?? entry.path;
  const fits = entries.filter(
    (entry) =>
      pathname === coveredPath(entry) || (entry.name !== "dashboard" && pathname.startsWith(`${coveredPath(entry)}/`)),
  );
  return fits.sort((a, b) => coveredPath(b).length - coveredPath(a).length)[0];
}

/**
 * Check whether the actor may open this address; if not, show the 403 page. Addresses without a menu entry are open.
 */
export function canOpen(actor: UserActor, pathname: string): boolean {
  const entry = entryOfPath(pathname);
  return !entry?.tag || holdsTag(actor, entry.tag);
}
