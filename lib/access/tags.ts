import type { Permission } from "./permissions";

export type MenuEntry = { tag: Tag; path: string; permission: Permission | null };

/** What a permission belongs to in the menu; a user's access list names these tags. */
const tagOfPrefix = {
  applicants: "applicants-list",
  "job-openings": "job-openings",
  crew: "crew-management",
  suitability: "crew-management",
  vessels: "vessel-management",
  voyages: "vessel-management",
  manning: "planning",
  approvals: "approval-crew",
  extensions: "approval-crew",
  preparation: "onboard-preparation",
  scheduling: "onboard-scheduling",
  chandler: "ship-chandler",
  ujbm: "ujbm",
  appraisals: "appraisal",
  contracts: "contract-management",
  billing: "billing-overview",
  "work-orders": "work-order-overview",
  rates: "work-order-overview",
  users: "users",
  audit: "audit-log",
} as const;
export type Tag = (typeof tagOfPrefix)[keyof typeof tagOfPrefix] | "dashboard" | "profile" | "recruitment-report";

/** Tags an access list may name. Dashboard and profile are always open. */
export const accessTags = [...new Set(Object.values(tagOfPrefix))];

/** Deactivating oneself belongs to the profile, which is always open: no access list takes it away. */
export const tagOf = (permission: Permission): Tag | null =>
  permission === "users:deactivate-self" ? null : tagOfPrefix[permission.split(":")[0] as keyof typeof tagOfPrefix] ?? null;

/** Menu tags and where they lead; an entry shows when the actor may do what stands beside it. */
export const menu: MenuEntry[] = [
  { tag: "dashboard", path: "/dashboard", permission: null },
  { tag: "applicants-list", path: "/dashboard/recruitment/applicants-list", permission: "applicants:view" },
  { tag: "job-openings", path: "/dashboard/recruitment/job-openings", permission: "job-openings:view" },
  { tag: "recruitment-report", path: "/dashboard/recruitment/report", permission: "applicants:view" },
  { tag: "users", path: "/dashboard/users-management/users", permission: "users:write" },
  { tag: "audit-log", path: "/dashboard/users-management/audit-log", permission: "audit:view" },
];
