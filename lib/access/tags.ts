import type { Permission } from "./permissions";

export type MenuEntry = { tag: string; path: string; permission: Permission | null };

/** Menu tags and where they lead; an entry shows when the actor may do what stands beside it. */
export const menu: MenuEntry[] = [
  { tag: "dashboard", path: "/dashboard", permission: null },
  { tag: "applicants-list", path: "/dashboard/recruitment/applicants-list", permission: "applicants:view" },
  { tag: "job-openings", path: "/dashboard/recruitment/job-openings", permission: "job-openings:view" },
];
