import type { WaitingPlan } from "@/lib/features/manning/approvals/schema";

type Keys = Pick<WaitingPlan, "vesselCrewId" | "crewId" | "assignmentOn" | "vesselId" | "jobPositionId">;

/** Build the address of a proposal's review from its five keys. product 5.8 */
export function reviewAddress({ vesselCrewId, crewId, assignmentOn, vesselId, jobPositionId }: Keys) {
  const keys = { vcid: vesselCrewId, emp: crewId, ao: assignmentOn, vid: vesselId, joi: jobPositionId };
  return `/dashboard?${new URLSearchParams(Object.entries(keys).map(([name, value]) => [name, String(value)]))}`;
}

/** Build the same address with the answer dialog open. */
export const reviewAnswerAddress = (keys: Keys, answer: "approve" | "reject") => `${reviewAddress(keys)}&${answer}=1`;
