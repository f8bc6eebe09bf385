import type { WaitingPlan } from "@/lib/features/manning/approvals/schema";

type Keys = Pick<WaitingPlan, "vesselCrewId" | "employeeId" | "assignmentOn" | "vesselId" | "jobPositionId">;

/** The review of one proposal, by its five keys. product 5.8 */
export function reviewAddress({ vesselCrewId, employeeId, assignmentOn, vesselId, jobPositionId }: Keys) {
  const keys = { vcid: vesselCrewId, emp: employeeId, ao: assignmentOn, vid: vesselId, joi: jobPositionId };
  return `/dashboard?${new URLSearchParams(Object.entries(keys).map(([name, value]) => [name, String(value)]))}`;
}

/** The same with the dialog that confirms an answer open. */
export const reviewAnswerAddress = (keys: Keys, answer: "approve" | "reject") => `${reviewAddress(keys)}&${answer}=1`;
