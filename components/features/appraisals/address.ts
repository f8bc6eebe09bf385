import type { AppraisalFlag } from "@/db/enums/appraisals";

const root = "/dashboard/appraisal";

export const crewsAddress = (vesselId: number, tab?: string) =>
  `${root}/${vesselId}/crew${tab ? `?tab=${encodeURIComponent(tab)}` : ""}`;
/** Return the Cancel address with the parameters of the documents. They have no effect. Document 3 §2 */
export const cancelAddress = (vesselId: number) => `${root}/${vesselId}/crew?admin=true&role=marine`;

type Report = {
  vesselId: number;
  vesselCrewId: number;
  assignmentId: number;
  employeeAppraisalId: number | null;
  flag: AppraisalFlag;
};
/** Return the address of a report, or of a new one. asg: the assignment, when a seat has several. Document 3 §2 */
export function reportAddress({ vesselId, vesselCrewId, assignmentId, employeeAppraisalId, flag }: Report) {
  const query = new URLSearchParams({ vcid: String(vesselCrewId) });
  if (employeeAppraisalId === null) query.set("asg", String(assignmentId));
  else query.set("apprid", String(employeeAppraisalId));
  query.set("flag", flag);
  return `${root}/${vesselId}/crew/details?${query}`;
}
