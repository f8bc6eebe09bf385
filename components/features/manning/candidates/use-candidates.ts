"use client";

import type { Candidate, CandidatePage, Category } from "@/lib/features/manning/candidates/schema";
import { useAnswer } from "./use-answer";

/** The slot that needs a candidate. */
export type Slot = { vesselId: number; vesselCrewId: number; assignmentOn: "Next" | "NextButOne" };
type Asked = { category: Category; filterList: string; pageNumber: number; pageSize: number };
type Body = Pick<CandidatePage, "seat" | "counts"> & { data: Candidate[]; totalItem: number };

const calls = {
  permanent: "GetEmployeePlanningPermanent",
  contract: "GetEmployeePlanningContract",
  rejected: "GetEmployeePlanningRejected",
} as const satisfies Record<Category, string>;

/** Load one page of candidates. The previous page stays until the next one arrives. */
export function useCandidates({ vesselId, vesselCrewId, assignmentOn }: Slot, { category, ...asked }: Asked) {
  const query = new URLSearchParams({
    vesselId: String(vesselId),
    vesselCrewId: String(vesselCrewId),
    assignmentOn,
    filterList: asked.filterList,
    pageNumber: String(asked.pageNumber),
    pageSize: String(asked.pageSize),
  });
  return useAnswer<Body>(`/PMSol/v1/Employee/${calls[category]}?${query}`);
}
