/** Lists whose state can be saved as a view, by the names of their tables. */
export const viewLists = [
  "crew",
  "compliance-forecast",
  "to-verify",
  "change-requests",
  "data-requests",
  "vessels",
  "principals",
  "contracts",
  "plans",
  "approvals",
  "schedules",
  "travel",
  "preparation",
  "appraisals",
  "chandler",
  "ujbm",
  "work-orders",
  "applicants",
  "job-openings",
  "users",
] as const;
export type ViewList = (typeof viewLists)[number];
