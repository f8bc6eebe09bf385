import { crewStatuses } from "./crew";

/** All kinds of search result, in the order shown: records, then work about people, vessels and clients. */
export const searchKinds = [
  "crew",
  "vessels",
  "applicants",
  "job-openings",
  "principals",
  "plans",
  "preparations",
  "schedules",
  "appraisals",
  "chandler-requests",
  "ujbm",
  "work-orders",
  "contracts",
] as const;
export type SearchKindName = (typeof searchKinds)[number];

export const foundStates = [...crewStatuses, "in-scrap", "closed", "retired"] as const;
