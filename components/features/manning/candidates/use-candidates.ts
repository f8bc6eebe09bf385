"use client";

import type { Candidate, CandidatePage, Category } from "@/lib/features/manning/candidates/schema";
import { useFetchJson } from "./use-fetch-json";

/** The slot that needs a candidate. */
export type CandidateSlot = { vesselId: number; vesselCrewId: number; assignmentOn: "Next" | "NextButOne" };
type CandidatesQuery = { category: Category; filterList: string; pageNumber: number; pageSize: number };
type Body = Pick<CandidatePage, "seat" | "counts"> & { data: Candidate[]; totalItem: number };

const calls = {
  permanent: "GetEmployeePlanningPermanent",
  contract: "GetEmployeePlanningContract",
  rejected: "GetEmployeePlanningRejected",
} as const satisfies Record<Category, string>;

/** Load one page of candidates. The previous page stays until the next one arrives. */
export function useCandidates(
  { vesselId, vesselCrewId, assignmentOn }: CandidateSlot,
  { category, ...pageQuery }: CandidatesQuery,
) {
  const query = new URLSearchParams({
    vesselId: String(vesselId),
    vesselCrewId: String(vesselCrewId),
    assignmentOn,
    filterList: pageQuery.filterList,
    pageNumber: String(pageQuery.pageNumber),
    pageSize: String(pageQuery.pageSize),
  });
  return useFetchJson<Body>(`/PMSol/v1/Employee/${calls[category]}?${query}`);
}
