import type { Page } from "@playwright/test";

type Plan = {
  vesselId: number;
  vesselCrewId: number;
  employeeId: number;
  startAssignmentDate: string;
  endAssignmentDate: string;
};
type Answer = { errors?: { path: string }[]; data?: { id: number } };

const softProblemPrefix = "soft/";

/** Propose a person as next in a seat, with a reason for each soft problem. Returns null for a hard one. */
export async function proposeNext(page: Page, plan: Plan): Promise<number | null> {
  const ask = async (more: object): Promise<Answer> => {
    const data = { ...plan, assignmentOn: "Next", ...more };
    return (await page.request.post("/PMSol/v1/VesselCrew/AddVesselCrewAssignment", { data })).json();
  };
  const { data, errors = [] } = await ask({});
  if (data) return data.id;
  const acceptedCodes = errors.flatMap(({ path }) =>
    path.startsWith(softProblemPrefix) ? [path.slice(softProblemPrefix.length)] : [],
  );
  return (await ask({ acceptedCodes, reason: "Papers are on their way" })).data?.id ?? null;
}
